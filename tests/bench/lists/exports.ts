import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { listening, onInstallation, signedIn } from '../installation.ts';

/**
 * `node tests/bench/lists/exports.ts --invoices 200000`: exported rows per second of the largest tenant's invoices as a CSV
 * file, for the complete list and for the console's filters, in the default order and in others. Each figure is the
 * median of alternating rounds; only the ratios to the complete list in one run are meaningful.
 */
const { values: options } = parseArgs({
  options: { invoices: { type: 'string', default: '100000' }, rounds: { type: 'string', default: '3' } },
});
const rounds = Number(options.rounds);

await onInstallation(Number(options.invoices), async ({ app, owner }) => {
  const [server = ''] = await listening(app);
  const headers = await signedIn(app);
  const asked = narrowings(await someBuyer(owner));
  const taken = new Map<string, number[]>(asked.map(([name]) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, query] of asked) {
      // oxlint-disable-next-line no-await-in-loop -- one at a time: they would take turns with each other
      const rate = await rowsASecond(`${server}/api/v2/invoice/invoices-single/export?${query}`, headers, name);
      taken.get(name)?.push(rate);
    }
  }
  const middle = (rates: readonly number[] = []) => rates.toSorted((a, b) => a - b)[Math.floor(rates.length / 2)] ?? 0;
  const whole = middle(taken.get('the whole list'));
  for (const [name, rates] of taken) {
    const rate = middle(rates);
    console.log(`${name}: ${Math.round(rate)} rows/s, ${(rate / whole).toFixed(2)} of the whole list`);
  }
});

/** The filters and orders of the list, by name. */
function narrowings(buyer: string): [name: string, query: string][] {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  return [
    ['the whole list', ''],
    ['issued in the last 600 days', `created_gte=${daysAgo(600)}`],
    ['issued from 600 to 300 days ago', `created_gte=${daysAgo(600)}&created_lte=${daysAgo(300)}`],
    ['the same, by due date', `created_gte=${daysAgo(600)}&created_lte=${daysAgo(300)}&sort=due_date`],
    ['the same, by amount', `created_gte=${daysAgo(600)}&created_lte=${daysAgo(300)}&sort=-amount`],
    ['paid', 'status=paid'],
    ['billed and paid, by status', 'status=billed,paid&sort=status'],
    ['by number', 'sort=-number'],
    ['a search that a seventh match', 'search=harbor'],
    ['a search that a sixtieth match', 'search=norte%20digital'],
    ['of one client', `service_buyer=${buyer}`],
    ['above an amount', 'amount_gte=20000'],
  ];
}

async function rowsASecond(url: string, headers: Record<string, string>, name: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(url, { headers });
  if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
  let lines = 0;
  for await (const part of answer.body) for (const byte of part) if (byte === 10) lines += 1;
  const rows = lines - 1;
  if (rows < 1) throw new Error(`${name}: nothing matches`);
  return rows / ((performance.now() - begun) / 1_000);
}

async function someBuyer(owner: Pool): Promise<string> {
  const { rows } = await owner.query<{ buyer: string }>(
    `select service_buyer_uuid as buyer from invoices i join tenants t on t.id = i.tenant_id where t.slug = 'load-001' limit 1`,
  );
  return rows[0]?.buyer ?? '';
}
