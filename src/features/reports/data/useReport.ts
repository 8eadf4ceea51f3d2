import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { reportCalls, type ReportQuery } from '../../../../dataProvider/calls/reports.ts';
import type { ReportAnswer } from '../../../../domain/reports/answer.ts';
import { rowsFresh } from '../../../data/listState.ts';
import { useHttp } from '../../../data/useHttp.ts';
import { useLanguage } from '../../../i18n/language.ts';
import type { Report } from '../../../../schemas/report.ts';
import type { ReportState } from './reportState.ts';

/** An answer with its request, so that links match the shown figures. */
export interface AnsweredReport {
  readonly state: ReportState;
  readonly answer: ReportAnswer;
}

/** Returns a report's figures; previous ones stay while loading. */
export function useReport(report: Report, state: ReportState, query: ReportQuery) {
  const http = useHttp();
  const language = useLanguage();
  return useQuery({
    queryKey: ['reports', report.name, language, query],
    queryFn: async ({ signal }): Promise<AnsweredReport> => ({
      state,
      answer: await reportCalls(http).read(report.name, query, signal),
    }),
    placeholderData: keepPreviousData,
    staleTime: rowsFresh,
    retry: false,
  });
}
