import { useTranslate } from 'react-admin';
import { dimensionNames } from '../../../../domain/reports/groups.ts';
import type { Period } from '../../../../domain/dates/period.ts';
import type { Report } from '../../../../schemas/report.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { SelectBox } from '../../../kinds/shared/SelectBox.tsx';
import type { ReportState } from '../data/reportState.ts';
import { useFigures } from '../data/useFigures.ts';
import { FilterFields } from './FilterFields.tsx';
import { PeriodFields } from './PeriodFields.tsx';
import { ReportForm } from './ReportForm.tsx';
import { SwitchField } from '../../../kinds/shared/SwitchField.tsx';
import { sourceOfFilter, useReportFilters, filterOfSource } from './useReportFilters.ts';
import { isDate } from '../../../../domain/dates/date.ts';

interface ReportToolsProps {
  readonly report: Report;
  readonly resource: Resource;
  readonly state: ReportState;
  /** The period of the figures. */
  readonly days: Period | undefined;
  readonly today: string;
  /** The currencies with figures, once known. */
  readonly currencies: readonly string[] | undefined;
  /** The server's errors by parameter. */
  readonly refused: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<ReportState>) => void;
}

/** The tools of a report: period, groups, currency, comparison and filters. */
export function ReportTools(props: ReportToolsProps) {
  const { report, resource, state, days, today, currencies, refused, onChange } = props;
  const translate = useTranslate();
  const { dimensionName } = useFigures(report);
  const filters = useReportFilters(report, resource);
  const input = (source: string) => ({
    source,
    label: translate(`reportPage.${source}`),
    resource: report.of,
    path: source,
    property: {},
  });
  const dimensions = dimensionNames(report).map((value) => ({ value, label: dimensionName(value) }));
  const offered = [...new Set([...(currencies ?? []), ...(state.currency ? [state.currency] : [])])].toSorted();
  const values = {
    ...days,
    by: state.by,
    currency: state.currency ?? null,
    compare: state.compare,
    apart: state.apart,
    ...Object.fromEntries(filters.map(({ name }) => [sourceOfFilter(name), state.filters[name] ?? null])),
  };
  const change = (changes: Partial<ReportState> | undefined) => changes && onChange(changes);
  return (
    <ReportForm
      values={values}
      refused={refused}
      onChange={(name, value) => change(changesOf(state, days, name, value))}
    >
      <div className="report-fields">
        {days && <PeriodFields days={days} today={today} onChange={onChange} />}
        {dimensions.length > 1 && <SelectBox input={input('by')} options={dimensions} />}
        {(currencies === undefined || offered.length > 1) && (
          <SelectBox
            input={{ ...input('currency'), disabled: currencies === undefined }}
            options={offered.map((value) => ({ value, label: value }))}
            none={translate('reportPage.allCurrencies')}
          />
        )}
      </div>
      <div className="report-options">
        {report.period && <SwitchField {...input('compare')} />}
        {report.apart && <SwitchField {...input('apart')} />}
        <FilterFields filters={filters} set={Object.keys(state.filters).length} />
      </div>
    </ReportForm>
  );
}

/** Returns the state changes of a changed field; undefined while a date is incomplete. */
function changesOf(
  { filters }: ReportState,
  days: Period | undefined,
  name: string,
  value: unknown,
): Partial<ReportState> | undefined {
  if (name === 'from' || name === 'to') {
    if (typeof value !== 'string' || !isDate(value)) return undefined;
    return { period: undefined, ...days, [name]: value };
  }
  if (name === 'by') return { by: String(value) };
  if (name === 'currency') return { currency: typeof value === 'string' ? value : undefined };
  if (name === 'compare' || name === 'apart') return { [name]: value === true };
  const filter = filterOfSource(name);
  const { [filter]: _, ...others } = filters;
  const isSet = value !== null && value !== undefined && value !== '';
  return { filters: isSet ? { ...others, [filter]: String(value) } : others };
}
