import { parseArgs } from 'node:util';
import { today } from '../../domain/dates/today.ts';
import { loadContracts } from '../support/dueContracts.ts';
import { onInstallation, signedIn } from './installation.ts';
import { countProcessor } from './processor.ts';

/**
 * `node tests/bench/home.ts --invoices 2000000`: the home page of the largest company, which has so many contracts too. Prints
 * milliseconds of the shortest and of the middle round, and what a request takes of a processor here and in the database.
 */
const { values: options } = parseArgs({
  options: {
    invoices: { type: 'string', default: '100000' },
    contracts: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '20' },
  },
});
const url = '/api/v2/home';

await onInstallation(Number(options.invoices), async ({ app, owner }) => {
  const { rows } = await owner.query<{ id: string }>("select id from tenants where slug = 'load-001'");
  const contracts = { contracts: Number(options.contracts), occurrences: 12, from: today(new Date(), 'UTC') };
  await loadContracts(owner, rows[0]?.id ?? '', contracts);
  await owner.query('vacuum (analyze)');
  const headers = await signedIn(app);
  const ask = async () => {
    const { statusCode, body } = await app.inject({ url, headers });
    if (statusCode !== 200) throw new Error(body);
  };
  await ask();
  const taken = await countProcessor(owner);
  const times: number[] = [];
  for (let round = 0; round < Number(options.rounds); round += 1) {
    const before = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one at a time: they would share the processor
    await ask();
    times.push(performance.now() - before);
  }
  const { here, database } = await taken();
  const sorted = times.toSorted((a, b) => a - b);
  const milliseconds = (microseconds: number) => (microseconds / times.length / 1000).toFixed(1);
  console.log(
    `${url}: ${sorted[0]?.toFixed(0)} ms at best, ${sorted[Math.floor(times.length / 2)]?.toFixed(0)} ms in the middle;`,
    `processor ${milliseconds(here)} ms here and ${milliseconds(database)} ms in the database`,
  );
});
