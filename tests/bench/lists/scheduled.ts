import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { today } from '../../../domain/dates/today.ts';
import { urlOf } from '../../../domain/schema/urlOf.ts';
import invoices from '../../../schemas/resources/invoicing/invoices.ts';
import { loadContracts } from '../../support/dueContracts.ts';
import { asker, onHome, selectLargest, signedIn, type Installation } from '../installation.ts';
import { loadLean } from '../loadFast.ts';
import { loadInto } from './loadedHome.ts';

/**
 * `node tests/bench/lists/scheduled.ts --folder /large/disk`: lists of issued and scheduled invoices of a company with
 * 300,000 and 100,000 of them, in an installation of a million. Loads the folder if it does not exist, and leaves it
 * there. Prints the median and the 99th percentile of the requests, one after the other.
 */
const { values: options } = parseArgs({
  options: {
    folder: { type: 'string' },
    invoices: { type: 'string', default: '1000000' },
    company: { type: 'string', default: '300000' },
    contracts: { type: 'string', default: '2000' },
    times: { type: 'string', default: '60' },
  },
});
if (options.folder === undefined) throw new Error('--folder must be set');
const { folder } = options;
const url = urlOf(invoices);

if (!existsSync(folder)) {
  await mkdir(folder, { recursive: true });
  await loadInto(folder, async (owner) => {
    await loadLean(owner, { invoices: Number(options.invoices), ofFirst: Number(options.company) });
    const scheduled = { contracts: Number(options.contracts), occurrences: 50, from: today(new Date(), 'UTC') };
    await loadContracts(owner, await selectLargest(owner), scheduled);
    await owner.query('vacuum (analyze)');
  });
}

const deep = 'page=5001';
const statuses = ['future', 'future,billed', 'future,draft,billed,paid,cancelled'];
const orders = [
  '',
  'sort=-due_date',
  'sort=created',
  'sort=-amount',
  'sort=company_number',
  'sort=number',
  'sort=-number',
];

await onHome(folder, measure);

async function measure({ forgetful: app, owner }: Installation): Promise<void> {
  const { contract, client } = await someOf(owner);
  const ask = await asker(app);
  const headers = await signedIn(app);
  const list = async (query: string) => {
    const { results } = (await app.inject({ url: `${url}?${query}`, headers })).json<{ results: { uuid: string }[] }>();
    return results;
  };
  const issued = ['', 'status=billed', 'status=billed,paid', 'sort=number', 'sort=-number'];
  const queries = [
    ...issued.flatMap((query) => [query, `${query}&${deep}`]),
    ...statuses.flatMap((status) => {
      const of = `status=${status}`;
      return [
        ...orders.map((order) => `${of}&${order}`),
        `${of}&${deep}`,
        `${of}&sort=-due_date&${deep}`,
        `${of}&count=false`,
        `${of}&service_buyer=${client}`,
        `${of}&payment_responsible=${client}&sort=due_date`,
        `${of}&contract_uuid=${contract}`,
        `${of}&currency=USD`,
        `${of}&service_buyer.location.country=840`,
        `${of}&amount_gte=250&amount_lte=300`,
        `${of}&search=norte digital`,
        `${of}&search=zzzz`,
      ];
    }),
  ];
  for (const query of queries) await time(query, () => ask(`${url}?${encodeURI(query)}`));
  for (const status of statuses) {
    const [last] = (await list(`status=${status}&${deep}&fields=uuid`)).toReversed();
    if (last) await time(`status=${status}&after a deep row`, () => ask(`${url}?status=${status}&after=${last.uuid}`));
    await time(`summary of ${status}`, () => ask(`${url}/summary?status=${status}`));
  }
  await time('summary', () => ask(`${url}/summary`));
}

/** A contract of the largest company, and its client. */
async function someOf(owner: Pool): Promise<{ contract: string; client: string }> {
  const { rows } = await owner.query<{ contract: string; client: string }>(
    `select c.uuid as contract, c.service_buyer_uuid as client from contracts c join tenants t on t.id = c.tenant_id
     where t.slug = 'load-001' order by c.contract_number limit 1`,
  );
  const [found] = rows;
  if (!found) throw new Error('The largest company has no contract');
  return found;
}

async function time(name: string, ask: () => Promise<void>): Promise<void> {
  const taken: number[] = [];
  await ask();
  for (let at = 0; at < Number(options.times); at += 1) {
    const begun = performance.now();
    await ask();
    taken.push(performance.now() - begun);
  }
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(1);
  console.log(`${name}: p50 ${at(0.5)}, p99 ${at(0.99)} ms`);
}
