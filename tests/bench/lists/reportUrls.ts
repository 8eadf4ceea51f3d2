import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { today } from '../../../domain/dates/today.ts';
import { dimensionNames } from '../../../domain/reports/groups.ts';

const year = new Date().getUTCFullYear();
const day = today(new Date(), 'UTC');
const periods = [
  '',
  `&from=${year - 8}-01-01&to=${year + 1}-12-31`,
  `&from=${year - 1}-01-01&to=${year}-12-31&compare=true`,
];

/** The sums of the lists to which the reports of contracts link. */
export const summaries = [
  '/api/v2/contracts/summary',
  `/api/v2/contracts/summary?currency=USD&starts_on_lte=${year + 1}-12-31&ends_on_gte=${day}`,
  `/api/v2/invoice/invoices-single/summary?status=future&schedule_status=to_come,held&currency=USD&due_date_gte=${day}`,
];

/** Returns the URLs of reports: each by each of its dimensions, over its own period, ten years, and two years compared. */
export const urlsOf = (reports: FastifyInstance['reports']): string[] =>
  reports.flatMap(({ report }) =>
    dimensionNames(report).flatMap((by) =>
      (report.period ? periods : ['']).map((period) => `/api/v2/reports/${report.name}?by=${by}${period}`),
    ),
  );

/** Returns the URLs of the reports that read daily sums. */
export const urlsOfDaily = ({ reports }: FastifyInstance): string[] =>
  urlsOf(reports.filter(({ resource }) => resource.list.dailySums));

/** Marks thirty days of a company as stale: its reports then read the lines of those days. */
export async function makeStale(owner: Pool, tenant: string): Promise<void> {
  await owner.query(
    'insert into stale_days (tenant_id, day) select $1, current_date - age from generate_series(0, 29) age',
    [tenant],
  );
}
