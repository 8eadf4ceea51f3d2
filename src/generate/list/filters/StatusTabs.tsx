import { useListContext, useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { valueKey } from '../../../../domain/kinds/words.ts';
import { countedStatuses } from '../../../../domain/lists/summary.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { useLabelOf } from '../../../kinds/shared/words.ts';
import { pageProperty } from '../../properties.ts';
import { useCounted } from '../useCounted.ts';
import { useSummary } from '../useSummary.ts';
import './statusTabs.css';

/** The statuses of a list as tabs with counts. */
export function StatusTabs({ resource }: { readonly resource: Resource }) {
  const { status = '' } = resource;
  const translate = useTranslate();
  const labelOf = useLabelOf(resource.name);
  const counted = useCounted();
  const { filterValues, setFilters } = useListContext();
  const statuses = countedStatuses(resource);
  const pressed = useRef<HTMLButtonElement>(null);
  const { statuses: counts } = useSummary(resource) ?? {};
  const { [status]: chosen, ...others } = filterValues;
  // Scrolls the current tab into view; the first is visible by default.
  useEffect(() => {
    const [tab, row] = [pressed.current, pressed.current?.parentElement];
    if (!chosen || !tab || !row) return;
    row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [chosen, counts]);
  if (statuses.length === 0) return null;
  const of = pageProperty(resource, status);
  const every = { value: undefined, label: translate('generate.list.all'), count: undefined, isPressed: !chosen };
  const tabs = [
    every,
    ...statuses.map((value) => ({
      value,
      label: translate(valueKey(of, value)),
      count: counts?.[value],
      isPressed: String(chosen) === value,
    })),
  ];
  return (
    <div role="group" aria-label={labelOf(status)} className="status-tabs">
      {tabs.map(({ value, label, count, isPressed }) => (
        <button
          key={label}
          type="button"
          ref={isPressed ? pressed : undefined}
          aria-pressed={isPressed}
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
