import { useListContext } from 'react-admin';
import { get } from 'react-hook-form';
import { countedLate, countedStatuses } from '../../../../domain/lists/summary.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { useLabelOf } from '../../../kinds/shared/words.ts';
import { isSet, useFilterFields, type FilterField } from './useFilterFields.ts';

/** The filters of one property: one, or the ends of a range. */
export interface FilterGroup {
  readonly path: string;
  readonly label: string;
  readonly fields: readonly FilterField[];
  /** Its active filters. */
  readonly set: readonly SetFilter[];
}

/** An active filter with its value. */
export interface SetFilter {
  readonly field: FilterField;
  readonly value: unknown;
}

/** The most chips that offer a filter. */
const mostOffered = 4;

/** Returns the filters of a list by property. What the tabs show counts as not set. */
export function useFilterGroups(resource: Resource): readonly FilterGroup[] {
  const { filterValues } = useListContext();
  const labelOf = useLabelOf(resource.name);
  const fields = useFilterFields(resource);
  const isInTabs = ({ source }: FilterField, value: unknown) =>
    source === resource.status
      ? countedStatuses(resource).includes(String(value))
      : source === countedLate(resource) && value === true;
  return [...Map.groupBy(fields, ({ path }) => path)].map(([path, group]) => {
    const [first, ...others] = group;
    const set = group.flatMap((field) => {
      const value: unknown = get(filterValues, field.source);
      return isSet(value) && !isInTabs(field, value) ? [{ field, value }] : [];
    });
    return { path, label: others.length > 0 || !first ? labelOf(path) : first.label, fields: group, set };
  });
}

/**
 * Returns the filters with a chip: those that the list declares as common, else the first few, columns before others.
 * The status has tabs.
 */
export function commonGroups(resource: Resource, groups: readonly FilterGroup[]): readonly FilterGroup[] {
  const { status, list } = resource;
  if (list.chips) return list.chips.flatMap((path) => groups.filter((group) => group.path === path));
  const inTabs = countedStatuses(resource).length > 0 ? status : undefined;
  const others = groups.filter(({ path }) => path !== inTabs);
  const isColumn = ({ path }: FilterGroup) => list.columns.includes(path);
  return [...others.filter(isColumn), ...others.filter((group) => !isColumn(group))].slice(0, mostOffered);
}
