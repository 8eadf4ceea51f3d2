import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import entities from '../../../schemas/resources/clients/entities.ts';
import invoices from '../../../schemas/resources/invoicing/invoices.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { urlOf } from '../../../domain/schema/urlOf.ts';
import { onInstallation, signedIn } from '../installation.ts';

/**
 * `node tests/bench/lists/combinations.ts --invoices 2000000`: the latency of every combination of search, filter and order,
 * with and without a count, in the largest tenant's invoices and entities; sequential requests, the best of several
 * tries. Prints the slowest.
 */
const { values: options } = parseArgs({
  options: { invoices: { type: 'string', default: '100000' }, times: { type: 'string', default: '5' } },
});

/** None, frequent, rare, a number, and no match. */
const searches = ['', 'search=harb', 'search=norte digital', 'search=29999', 'search=zzzz'];

const invoiceFilters = (daysAgo: (days: number) => string, buyer: string): string[] => [
  '',
  'status=billed',
  'status=draft',
  'status=billed,paid',
  `created_gte=${daysAgo(30)}`,
  `created_gte=${daysAgo(600)}&created_lte=${daysAgo(570)}`,
  `created_gte=${daysAgo(500)}&created_lte=${daysAgo(1)}`,
  'amount_gte=1000&amount_lte=1100',
  'amount_gte=27000',
  'status=paid&amount_lte=2000',
  'number=12345',
  `service_buyer=${buyer}`,
];
const entityFilters = [
  '',
  'location.country=840',
  'location.country=76',
  'is_payment_responsible=false',
  'archived=true',
];

await onInstallation(Number(options.invoices), async ({ app, owner }) => {
  const buyer = await someBuyer(owner);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  await measure(app, invoices, invoiceFilters(daysAgo, buyer), ['', 'count=false']);
  await measure(app, entities, entityFilters, ['']);
});

async function someBuyer(owner: Pool): Promise<string> {
  const { rows } = await owner.query<{ buyer: string }>(
    `select service_buyer_uuid as buyer from invoices i join tenants t on t.id = i.tenant_id where t.slug = 'load-001' limit 1`,
  );
  return rows[0]?.buyer ?? '';
}

async function measure(app: FastifyInstance, resource: Resource, filters: string[], counts: string[]): Promise<void> {
  const orders = ['', ...(resource.list.sortable ?? []).flatMap((path) => [`sort=${path}`, `sort=-${path}`])];
  const headers = await signedIn(app);
  const taken: { asked: string; ms: number }[] = [];
  for (const parts of product([searches, filters, orders, counts])) {
    const asked = parts.filter(Boolean).join('&');
    taken.push({ asked, ms: await best(() => app.inject({ url: `${urlOf(resource)}?${encodeURI(asked)}`, headers })) });
  }
  const slowest = taken.toSorted((a, b) => b.ms - a.ms);
  const above = slowest.filter(({ ms }) => ms > 100).length;
  console.log(`${resource.name}: ${taken.length} combinations, ${above} above 100 ms; the slowest:`);
  for (const { asked, ms } of slowest.slice(0, 20)) console.log(`${ms.toFixed(0).padStart(6)} ms  ${asked}`);
}

function product(lists: readonly string[][]): string[][] {
  return lists.reduce<string[][]>((all, list) => all.flatMap((one) => list.map((each) => [...one, each])), [[]]);
}

/**
 * Returns the shortest of several tries in milliseconds, because other load on the machine slows some of them. Throws
 * if a request fails.
 */
async function best(ask: () => Promise<{ statusCode: number; body: string }>): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let time = 0; time < Number(options.times); time += 1) {
    const before = performance.now();
    const { statusCode, body } = await ask();
    if (statusCode !== 200) throw new Error(body);
    shortest = Math.min(shortest, performance.now() - before);
  }
  return shortest;
}
