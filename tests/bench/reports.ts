import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { today } from '../../domain/dates/today.ts';
import { dimensionNames } from '../../domain/reports/groups.ts';
import { loadContracts } from '../support/dueContracts.ts';
import { onInstallation, signedIn } from './installation.ts';
import { timeByTurns } from './timeByTurns.ts';

/**
 * `node tests/bench/reports.ts --invoices 2000000`: the latency of every report of the largest company, by each of its
 * dimensions, over one year and over ten. `--contracts` adds contracts of twelve invoices, for their reports and the
 * lists that these link to. Then measures the reports that read daily sums again, with thirty stale days.
 */
const { values: options } = parseArgs({
  options: {
    invoices: { type: 'string', default: '100000' },
    contracts: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '7' },
  },
});

const year = new Date().getUTCFullYear();
const day = today(new Date(), 'UTC');
const periods = [
  '',
  `&from=${year - 8}-01-01&to=${year + 1}-12-31`,
  `&from=${year - 1}-01-01&to=${year}-12-31&compare=true`,
];
const summaries = [
  '/api/v2/contracts/summary',
  `/api/v2/contracts/summary?currency=USD&starts_on_lte=${year + 1}-12-31&ends_on_gte=${day}`,
  `/api/v2/invoice/invoices-single/summary?status=future&standing=to_come,held&currency=USD&due_date_gte=${day}`,
];

/** The URLs of all measured reports. */
const urlsOf = (reports: FastifyInstance['reports']): string[] =>
  reports.flatMap(({ report }) =>
    dimensionNames(report).flatMap((by) =>
      (report.period ? periods : ['']).map((period) => `/api/v2/reports/${report.name}?by=${by}${period}`),
    ),
  );

await onInstallation(Number(options.invoices), async ({ app, owner }) => {
  const { rows } = await owner.query<{ id: string }>("select id from tenants where slug = 'load-001'");
  const tenant = rows[0]?.id ?? '';
  await loadContracts(owner, tenant, { contracts: Number(options.contracts), occurrences: 12, from: day });
  await owner.query('vacuum (analyze)');
  await measure(app, owner, [...urlsOf(app.reports), ...summaries]);
  console.log('With thirty stale days:');
  await makeStale(owner, tenant);
  await measure(app, owner, urlsOf(app.reports.filter(({ resource }) => resource.list.dailySums)));
});

/** Prints the latency of each URL. */
async function measure(app: FastifyInstance, owner: Pool, asked: readonly string[]): Promise<void> {
  const headers = await signedIn(app);
  const ask = async (url: string) => {
    const { statusCode, body } = await app.inject({ url, headers });
    if (statusCode !== 200) throw new Error(body);
  };
  await timeByTurns(owner, Number(options.rounds), new Map(asked.map((url) => [url, () => ask(url)])));
}

/** Marks days of a company as stale: its reports then read the lines of those days. */
async function makeStale(owner: Pool, tenant: string): Promise<void> {
  await owner.query(
    'insert into stale_days (tenant_id, day) select $1, current_date - age from generate_series(0, 29) age',
    [tenant],
  );
}
