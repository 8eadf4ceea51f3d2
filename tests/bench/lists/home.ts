import { parseArgs } from 'node:util';
import { today } from '../../../domain/dates/today.ts';
import { loadContracts } from '../../support/dueContracts.ts';
import { asker, onInstallation, selectLargest } from '../installation.ts';
import { timeByTurns } from '../timeByTurns.ts';

/**
 * `node tests/bench/lists/home.ts --invoices 2000000`: the home page of the largest company, with a given number of
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
  const contracts = { contracts: Number(options.contracts), occurrences: 12, from: today(new Date(), 'UTC') };
  await loadContracts(owner, await selectLargest(owner), contracts);
  await owner.query('vacuum (analyze)');
  const ask = await asker(app);
  await timeByTurns(owner, Number(options.rounds), new Map([[url, () => ask(url)]]));
});
