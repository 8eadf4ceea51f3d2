import { useTranslate } from 'react-admin';
import { periodOf } from '../../../../domain/dates/period.ts';
import { periodNames } from '../../../../schemas/period.ts';
import { factsHere } from '../../facts.ts';
import type { FilterGroup } from './filterGroups.ts';
import { FilterValue } from './FilterValue.tsx';

/** The text of a set filter: `Client: Blue Harbor Inc`, `Due date: This month`. */
export function FilterText({ group: { label, set } }: { readonly group: FilterGroup }) {
  const translate = useTranslate();
  const [first, last] = set;
  if (!first) return label;
  const { field, value } = first;
  if (field.source === 'archived') return field.label;
  if (!last) {
    return (
      <>
        {field.label}: <FilterValue field={field} value={value} />
      </>
    );
  }
  const { today } = factsHere();
  const period = periodNames.find((name) => {
    const { from, to } = periodOf(name, today);
    return value === from && last.value === to;
  });
  if (period) return `${label}: ${translate(`periods.${period}`)}`;
  return (
    <>
      {label}: <FilterValue field={field} value={value} /> – <FilterValue field={last.field} value={last.value} />
    </>
  );
}
