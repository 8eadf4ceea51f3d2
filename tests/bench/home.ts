import { parseArgs } from 'node:util';
import { today } from '../../domain/dates/today.ts';
import { loadContracts } from '../support/dueContracts.ts';
import { onInstallation, signedIn } from './installation.ts';
import { timeByTurns } from './timeByTurns.ts';

/**
 * `node tests/bench/home.ts --invoices 2000000`: the home page of the largest company, with a given number of
 * contracts.
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
  await timeByTurns(owner, Number(options.rounds), new Map([[url, ask]]));
});
