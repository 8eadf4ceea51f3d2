import { useTranslate, type RaRecord } from 'ra-core';
import { use } from 'react';
import { isAddable, isOnlyNamed } from '../../../domain/forms/adding.ts';
import { propertiesOf } from '../../../domain/schema/property.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useMay } from '../../access/useMay.ts';
import type { Addition } from '../shared/combobox/choosing.ts';
import { QuickCreateContext } from './quickCreate.ts';

/** What only `filter` lets through is chosen from: a record that is added there begins with what the filter asks for. */
type Filter = Readonly<Record<string, unknown>> | undefined;

/**
 * The offer to add a record where one is chosen, to users who may create one. A record that is only named is added at once,
 * and therefore offered once its name is typed; any other opens its form.
 */
export function useAddition(resource: Resource, filter?: Filter): Addition<RaRecord> | undefined {
  const translate = useTranslate();
  const may = useMay(resource.name, 'create');
  const create = use(QuickCreateContext);
  if (!create || !may || !isAddable(resource)) return undefined;
  const properties = propertiesOf(resource.schema);
  const isEntered = (name: string) => Object.hasOwn(properties, name) && !properties[name]?.readOnly;
  const given = Object.fromEntries(Object.entries(filter ?? {}).filter(([name]) => isEntered(name)));
  return {
    nameOf: (text) => translate(`generate.search.${text ? 'addNamed' : 'add'}`, { text }),
    onAdd: (text) => create({ resource: resource.name, text, given }),
    isAlways: !isOnlyNamed(resource),
  };
}
