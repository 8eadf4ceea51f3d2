import { useListContext, useTranslate } from 'react-admin';
import { get } from 'react-hook-form';
import { isEnd, type FilterParameter } from '../../../../domain/lists/filters.ts';
import { isObject } from '../../../../domain/schema/isObject.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { useMe } from '../../../access/useMe.ts';
import { useLabelOf } from '../../../kinds/shared/words.ts';
import { filtersOf, type PageProperty } from '../../properties.ts';
import { parametersOf } from '../slots.ts';

/** A filter of a list: an API parameter with the kind of its property. */
export interface FilterField extends PageProperty {
  readonly source: string;
  readonly label: string;
  /** Whether it takes several values. */
  readonly many: boolean;
}

/** An object is the filter of a path within: `service_buyer.location.country` is not `service_buyer`. */
export const isSet = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !isObject(value);

/**
 * Returns the filters of a list, including those only in the URL. A reference to records that the user may not list has
 * no choices, so it is not offered.
 */
export function useFilterFields(resource: Resource): readonly FilterField[] {
  const labelOf = useFilterLabel(resource);
  const { filterValues } = useListContext();
  const me = useMe();
  const mayChoose = ({ property: { ref } }: PageProperty) =>
    ref === undefined || !me || me.permissions.includes(`${ref}:list`);
  const narrowsBy = (name: string) => isSet(get(filterValues, name));
  return filtersOf(resource, parametersOf(resource), narrowsBy)
    .filter((field) => mayChoose(field) || narrowsBy(field.name))
    .map(({ name, comparison, ...of }) => {
      const label = labelOf({ name, comparison, path: of.path });
      return { ...of, source: name, label, many: comparison === 'in' };
    });
}

/** Returns the label of a parameter: `resources.<name>.filters`, else its property's name. */
export function useFilterLabel(resource: Resource): (parameter: FilterParameter) => string {
  const translate = useTranslate();
  const labelOf = useLabelOf(resource.name);
  return ({ name, path, comparison }) => {
    const field = labelOf(path);
    const usual = isEnd(comparison) ? translate(`generate.list.${comparison}`, { field }) : field;
    return translate(`resources.${resource.name}.filters.${name}`, { _: usual });
  };
}
