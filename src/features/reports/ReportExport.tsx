import { useTranslate } from 'ra-core';
import { reportCalls } from '../../../dataProvider/calls/reports.ts';
import type { FileFormat } from '../../../dataProvider/calls/export.ts';
import type { Report } from '../../../schemas/report.ts';
import type { Area } from '../../../schemas/resource.ts';
import { session } from '../../access/console.ts';
import { mayWith } from '../../data/reports.ts';
import { useHttp } from '../../data/useHttp.ts';
import { ExportMenu } from '../../generate/list/tools/ExportMenu.tsx';
import { daysOfState, queryOf, type ReportState } from './data/reportState.ts';

interface ReportExportProps {
  readonly area: Area;
  readonly report: Report;
  readonly state: ReportState;
  readonly today: string;
}

/** Exports all groups of a filtered report, including those beyond the page. */
export function ReportExport({ area, report, state, today }: ReportExportProps) {
  const translate = useTranslate();
  const http = useHttp();
  if (!mayWith(session.me(), area, report, 'export')) return null;
  const days = daysOfState(report, state, today);
  const name = [translate(`reports.${report.name}.name`), days?.from, days?.to].filter(Boolean).join(' ');
  const { compare: _, ...query } = { compare: undefined, ...queryOf(report, state, today), currency: state.currency };
  const fileOf = (format: FileFormat) => reportCalls(http).file(report.name, format, query);
  return <ExportMenu name={name} fileOf={fileOf} />;
}
