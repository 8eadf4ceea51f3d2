import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { today } from '../../../domain/dates/today.ts';
import { loadContracts } from '../../support/dueContracts.ts';
import { asker, onInstallation, selectLargest } from '../installation.ts';
import { makeStale, summaries, urlsOf, urlsOfDaily } from './reportUrls.ts';
import { timeByTurns } from '../timeByTurns.ts';

/**
 * `node tests/bench/lists/reports.ts --invoices 2000000`: the latency of every report of the largest company, by each of its
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

await onInstallation(Number(options.invoices), async ({ app, owner }) => {
  const tenant = await selectLargest(owner);
  const from = today(new Date(), 'UTC');
  await loadContracts(owner, tenant, { contracts: Number(options.contracts), occurrences: 12, from });
  await owner.query('vacuum (analyze)');
  await measure(app, owner, [...urlsOf(app.reports), ...summaries]);
  console.log('With thirty stale days:');
  await makeStale(owner, tenant);
  await measure(app, owner, urlsOfDaily(app));
});

/** Prints the latency of each URL. */
async function measure(app: FastifyInstance, owner: Pool, asked: readonly string[]): Promise<void> {
  const ask = await asker(app);
  await timeByTurns(owner, Number(options.rounds), new Map(asked.map((url) => [url, () => ask(url)])));
}
