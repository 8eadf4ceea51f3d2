import { useTranslate } from 'react-admin';
import { HttpError, type FieldErrors } from '../../../dataProvider/httpError.ts';
import type { Report } from '../../../schemas/report.ts';
import type { Area, Resource } from '../../../schemas/resource.ts';
import { sourceOf, mayWith } from '../../data/reports.ts';
import { todayInZone } from '../../i18n/zone.ts';
import { PageHeader } from '../../shell/frame/PageHeader.tsx';
import { ReportBody } from './ReportBody.tsx';
import { ReportHead } from './ReportHead.tsx';
import { currenciesOf } from './data/reportTables.ts';
import { daysOfState, queryOf, type ReportState, searchOf, stateOf } from './data/reportState.ts';
import { ReportTools } from './tools/ReportTools.tsx';
import { useReport } from './data/useReport.ts';
import './report.css';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { reportCalls } from '../../../dataProvider/calls/reports.ts';
import type { FileFormat } from '../../../dataProvider/calls/export.ts';
import { session } from '../../access/console.ts';
import { useHttp } from '../../data/useHttp.ts';
import { ExportMenu } from '../../generate/list/tools/ExportMenu.tsx';
import { useSearchParams } from 'react-router';

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

/** Prints the page without frame and controls. */
function PrintButton() {
  const translate = useTranslate();
  return (
    <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
      {translate('reportPage.print')}
    </Button>
  );
}

interface ReportExportProps {
  readonly area: Area;
  readonly report: Report;
  readonly state: ReportState;
  readonly today: string;
}

/** Exports all groups of a filtered report, including those beyond the page. */
function ReportExport({ area, report, state, today }: ReportExportProps) {
  const translate = useTranslate();
  const http = useHttp();
  if (!mayWith(session.me(), area, report, 'export')) return null;
  const days = daysOfState(report, state, today);
  const name = [translate(`reports.${report.name}.name`), days?.from, days?.to].filter(Boolean).join(' ');
  const { compare: _, ...query } = { compare: undefined, ...queryOf(report, state, today), currency: state.currency };
  const fileOf = (format: FileFormat) => reportCalls(http).file(report.name, format, query);
  return <ExportMenu name={name} fileOf={fileOf} />;
}

/** Manages a report's state in the URL, so that links and the back button work. */
function useReportState(report: Report, resource: Resource) {
  const [search, setSearch] = useSearchParams();
  const state = stateOf(report, resource, search);
  const change = (changes: Partial<ReportState>) => setSearch(searchOf(report, { ...state, ...changes }));
  return { state, change };
}
