import { useListContext, useTranslate } from 'ra-core';
import { valueKey } from '../../../domain/kinds/words.ts';
import { countedStatuses } from '../../../domain/lists/summary.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useLabelOf } from '../../kinds/shared/words.ts';
import { pageProperty } from '../properties.ts';
import { useCounted } from './useCounted.ts';
import { useSummary } from './useSummary.ts';
import './statusTabs.css';

/** The statuses of a list, of which one can be chosen, each with how many records have it. */
export function StatusTabs({ resource }: { readonly resource: Resource }) {
  const { status = '' } = resource;
  const translate = useTranslate();
  const labelOf = useLabelOf(resource.name);
  const counted = useCounted();
  const { filterValues, setFilters } = useListContext();
  const statuses = countedStatuses(resource);
  const { statuses: counts } = useSummary(resource) ?? {};
  if (statuses.length === 0) return null;
  const { [status]: chosen, ...others } = filterValues;
  const of = pageProperty(resource, status);
  const tabs = [
    { value: undefined, label: translate('generate.list.all'), count: undefined },
    ...statuses.map((value) => ({ value, label: translate(valueKey(of, value)), count: counts?.[value] })),
  ];
  return (
    <div role="group" aria-label={labelOf(status)} className="status-tabs">
      {tabs.map(({ value, label, count }) => (
        <button
          key={label}
          type="button"
          aria-pressed={String(chosen ?? '') === (value ?? '')}
          onClick={() => setFilters(value === undefined ? others : { ...others, [status]: value })}
        >
          {label}
          {count !== undefined && (
            <>
              {' '}
              <span>{counted(count)}</span>
            </>
          )}
        </button>
      ))}
    </div>
  );
}
