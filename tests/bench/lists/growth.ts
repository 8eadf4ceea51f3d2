import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { today } from '../../../domain/dates/today.ts';
import { loadContracts } from '../../support/dueContracts.ts';
import { copyFolder } from '../../support/folder.ts';
import { onHome, selectLargest, type Installation } from '../installation.ts';
import { growLean, loadLean } from '../loadFast.ts';
import { loadInto } from './loadedHome.ts';
import { makeStale, summaries, urlsOf, urlsOfDaily } from './reportUrls.ts';
import { timePairs } from '../timePairs.ts';

/**
 * `node tests/bench/lists/growth.ts --folder /large/disk`: the home page and every report of a company with 600,000 invoices
 * in an installation of two million and in one of ten million, by turns. The other companies have lean invoices
 * (leanStatements.ts). Loads what the folder lacks and leaves it there; `--load` stops then.
 */
const { values: options } = parseArgs({
  options: {
    folder: { type: 'string' },
    invoices: { type: 'string', default: '2000000' },
    times: { type: 'string', default: '5' },
    company: { type: 'string', default: '600000' },
    contracts: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '7' },
    load: { type: 'boolean', default: false },
  },
});
if (options.folder === undefined) throw new Error('--folder must be set');
const folder = options.folder;
const lean = { invoices: Number(options.invoices), ofFirst: Number(options.company) };
const times = Number(options.times);

const small = await kept(`${lean.invoices}`, (home) =>
  loadInto(home, async (owner) => {
    await loadLean(owner, lean);
    const contracts = { contracts: Number(options.contracts), occurrences: 12, from: today(new Date(), 'UTC') };
    await loadContracts(owner, await selectLargest(owner), contracts);
    await owner.query('vacuum (analyze)');
  }),
);
const large = await kept(`${lean.invoices * times}`, async (home) => {
  await copyFolder(join(small, 'postgres'), join(home, 'postgres'));
  await loadInto(home, (owner) => growLean(owner, lean, times));
});
if (!options.load) await onHome(small, (before) => onHome(large, (after) => compare(before, after)));

/** Returns a data folder, loaded if it is missing. */
async function kept(name: string, load: (home: string) => Promise<void>): Promise<string> {
  const home = join(folder, name);
  if (existsSync(home)) return home;
  const unfinished = `${home}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  await load(unfinished);
  await rename(unfinished, home);
  return home;
}

/** Prints the latency of the home page and of each report in both installations. */
async function compare(before: Installation, after: Installation): Promise<void> {
  const both = [before, after];
  const rounds = Number(options.rounds);
  await timePairs(both, ['/api/v2/home', ...urlsOf(before.app.reports), ...summaries], rounds);
  console.log('With thirty stale days:');
  for (const { owner } of both) await makeStale(owner, await selectLargest(owner));
  await timePairs(both, urlsOfDaily(before.app), rounds);
  // Their sums are right: no line has changed.
  for (const { owner } of both) await owner.query('delete from stale_days');
}
