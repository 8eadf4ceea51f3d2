import { useTranslate, type RaRecord } from 'react-admin';
import { use } from 'react';
import { isAddable, isOnlyNamed } from '../../../domain/forms/quickCreate.ts';
import { propertiesOf } from '../../../domain/schema/property.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useMay } from '../../access/useMay.ts';
import type { Addition } from '../shared/combobox/comboboxEntries.ts';
import { QuickCreateContext } from './quickCreate.ts';

/** The filter of the choice: a new record starts with its values. */
type Filter = Readonly<Record<string, unknown>> | undefined;

/**
 * Offers to add a record, to users who may create one. A record with only a name is created directly once typed; others
 * open their form.
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
