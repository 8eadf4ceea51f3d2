import { useTranslate } from 'ra-core';
import { HttpError, type FieldErrors } from '../../../dataProvider/httpError.ts';
import type { Report } from '../../../schemas/report.ts';
import type { Area } from '../../../schemas/resource.ts';
import { sourceOf } from '../../data/reports.ts';
import { todayInZone } from '../../i18n/zone.ts';
import { PageHeader } from '../../shell/frame/PageHeader.tsx';
import { PrintButton } from './PrintButton.tsx';
import { ReportBody } from './ReportBody.tsx';
import { ReportExport } from './ReportExport.tsx';
import { ReportHead } from './ReportHead.tsx';
import { currenciesOf } from './data/reportTables.ts';
import { daysOfState, queryOf } from './data/reportState.ts';
import { ReportTools } from './tools/ReportTools.tsx';
import { useReport } from './data/useReport.ts';
import { useReportState } from './data/useReportState.ts';
import './report.css';

interface ReportPageProps {
  readonly area: Area;
  readonly report: Report;
}

const nothing: FieldErrors = {};

/** A report: its tools, chart and figures. */
export function ReportPage({ area, report }: ReportPageProps) {
  const translate = useTranslate();
  const resource = sourceOf(report);
  const { state, change } = useReportState(report, resource);
  const query = useReport(report, state, queryOf(report, state, todayInZone()));
  const today = query.data?.answer.today ?? todayInZone();
  const help = translate(`reports.${report.name}.help`, { _: '' });
  return (
    <div className="report">
      <PageHeader
        title={translate(`reports.${report.name}.name`)}
        subtitle={translate(`reports.${report.name}.about`)}
        backTo={`/${area}/reports`}
        actions={
          <>
            <PrintButton />
            <ReportExport area={area} report={report} state={state} today={today} />
          </>
        }
      />
      <ReportTools
        report={report}
        resource={resource}
        state={state}
        days={daysOfState(report, state, today)}
        today={today}
        currencies={query.isPending ? undefined : currenciesOf(query.data?.answer)}
        refused={query.error instanceof HttpError ? query.error.errors : nothing}
        onChange={change}
      />
      <ReportHead report={report} resource={resource} answered={query.data} />
      {help && <p className="report-help">{help}</p>}
      <ReportBody area={area} report={report} query={query} currency={state.currency} onChange={change} />
    </div>
  );
}
