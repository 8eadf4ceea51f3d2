import { useListContext, useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { valueKey } from '../../../../domain/kinds/words.ts';
import { countedLate, countedStatuses } from '../../../../domain/lists/summary.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { useLabelOf } from '../../../kinds/shared/words.ts';
import { pageProperty } from '../../properties.ts';
import { useCounted } from '../useCounted.ts';
import { useSummary } from '../useSummary.ts';
import './statusTabs.css';

interface Tab {
  /** What it sets beside the other filters. */
  readonly filter: Readonly<Record<string, unknown>>;
  readonly label: string;
  readonly count?: number | undefined;
  readonly isLate?: boolean;
  readonly isPressed: boolean;
}

/** Of more statuses than these, which do not fit in one row, the tabs are those that records have. */
const mostTabs = 6;

/** The statuses of a list as tabs with counts; the late records have a tab behind the status that they have. */
export function StatusTabs({ resource }: { readonly resource: Resource }) {
  const { status = '' } = resource;
  const translate = useTranslate();
  const labelOf = useLabelOf(resource.name);
  const counted = useCounted();
  const { filterValues, setFilters } = useListContext();
  const statuses = countedStatuses(resource);
  const pressed = useRef<HTMLButtonElement>(null);
  const { statuses: counts, late } = useSummary(resource) ?? {};
  const lateness = countedLate(resource) ?? '';
  const { [status]: chosen, [lateness]: areLate, ...others } = filterValues;
  // Scrolls the current tab into view; the first is visible by default.
  useEffect(() => {
    const [tab, row] = [pressed.current, pressed.current?.parentElement];
    if (!(chosen || areLate) || !tab || !row) return;
    row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [chosen, areLate, counts]);
  if (statuses.length === 0) return null;
  const of = pageProperty(resource, status);
  const shown = statuses.filter(
    (value) => statuses.length <= mostTabs || (counts?.[value] ?? 0) > 0 || String(chosen) === value,
  );
  const tabs: readonly Tab[] = [
    { filter: {}, label: translate('generate.list.all'), isPressed: !chosen && areLate !== true },
    ...shown.flatMap((value): Tab[] => [
      {
        filter: { [status]: value },
        label: translate(valueKey(of, value)),
        count: counts?.[value],
        isPressed: String(chosen) === value && areLate !== true,
      },
      ...(lateness !== '' && resource.list.due?.status === value
        ? [
            {
              filter: { [lateness]: true },
              label: labelOf(lateness),
              count: late,
              isLate: true,
              isPressed: areLate === true,
            },
          ]
        : []),
    ]),
  ];
  return (
    <div role="group" aria-label={labelOf(status)} className="status-tabs">
      {tabs.map(({ filter, label, count, isLate, isPressed }) => (
        <button
          key={label}
          type="button"
          ref={isPressed ? pressed : undefined}
          aria-pressed={isPressed}
          onClick={() => setFilters({ ...others, ...filter })}
        >
          {label}
          {count !== undefined && (
            <>
              {' '}
              <span data-urgent={isLate && count > 0 ? '' : undefined}>{counted(count)}</span>
            </>
          )}
        </button>
      ))}
    </div>
  );
}
