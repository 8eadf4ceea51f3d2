import { useTranslate } from 'react-admin';
import { formatDate } from '../../../domain/kinds/date.ts';
import type { Report } from '../../../schemas/report.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { FilterValue } from '../../generate/list/filters/FilterValue.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { useCompanyName } from '../../shell/topbar/useCompanyName.ts';
import { useReportFilters } from './tools/useReportFilters.ts';
import type { AnsweredReport } from './data/useReport.ts';

interface ReportHeadProps {
  readonly report: Report;
  readonly resource: Resource;
  readonly answered: AnsweredReport | undefined;
}

/** The scope of the figures: period, comparison and filters; in print also the company. */
export function ReportHead({ report, resource, answered }: ReportHeadProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const company = useCompanyName();
  const filters = useReportFilters(report, resource);
  const { state, answer } = answered ?? {};
  const dated = (words: string, days: Readonly<Record<string, string>>) =>
    translate(words, Object.fromEntries(Object.entries(days).map(([name, day]) => [name, formatDate(day, language)])));
  const daysText = () => {
    if (!answer) return undefined;
    const { from, to, today } = answer;
    return from && to ? dated('reportPage.between', { from, to }) : dated('reportPage.today', { date: today });
  };
  const { from, to } = answer?.previous ?? {};
  return (
    <p className="report-head figures">
      <strong>{company}</strong>
      <span>{daysText()}</span>
      {from && to && <span>{dated('reportPage.previousBetween', { from, to })}</span>}
      {state?.apart && <span>{translate('reportPage.apart')}</span>}
      {filters.map(
        (field) =>
          state?.filters[field.name] !== undefined && (
            <span key={field.name}>
              {field.label}: <FilterValue field={field} value={state.filters[field.name]} />
            </span>
          ),
      )}
    </p>
  );
}
