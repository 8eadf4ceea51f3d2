import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { bareServer, type Bare } from './bare.ts';
import { compare, listening, onInstallation, signedIn, type Asked } from './installation.ts';

/**
 * `node tests/bench/lists.ts --invoices 1000000 --depth 100000`: requests a second of the invoice list and of one invoice,
 * signed in and under row-level security, each beside a bare handler around one query that does the same.
 * Only the ratios of one run mean anything: the load, the server and the database share the machine. The largest
 * tenant has three in ten of the invoices: they have to be more than the page at that depth leaves behind.
 */
const { values: options } = parseArgs({
  options: {
    invoices: { type: 'string', default: '50000' },
    depth: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '5' },
  },
});
const depth = Number(options.depth);
const invoicesUrl = '/api/v2/invoice/invoices-single';
const publicUrl = '/api/v2/public/invoices/individual';

await onInstallation(Number(options.invoices), async ({ app, forgetful, owner, url }) => {
  const { tenant, invoice, hash } = await deepInvoice(owner);
  const bare = bareServer(url, { tenant, invoice, depth });
  const [ours, reading, ceiling] = await listening(app, forgetful, bare);
  const headers = await signedIn(app);
  const compared: [name: string, path: string, beside: Bare][] = [
    ['list of 10 rows, without its count', `${invoicesUrl}?count=false`, 'list'],
    ['list of 10 rows with its count', invoicesUrl, 'countedList'],
    ['list of a status with its count', `${invoicesUrl}?status=billed`, 'countedStatus'],
    [`page read on behind ${depth} others, beside the first`, `${invoicesUrl}?after=${invoice}`, 'countedList'],
    [`page at offset ${depth}`, `${invoicesUrl}?page=${1 + depth / 10}`, 'offset'],
    ['search, without its count', `${invoicesUrl}?search=harb&count=false`, 'search'],
    ['search with its count', `${invoicesUrl}?search=harb`, 'countedSearch'],
  ];
  for (const [name, path, beside] of compared) {
    await compare(name, { url: `${ours}${path}`, headers }, { url: `${ceiling}/${beside}` }, Number(options.seconds));
  }
  const one: [name: string, asked: Asked][] = [
    ['one invoice with its lines', { url: `${ours}${invoicesUrl}/${invoice}`, headers }],
    ['the same, read anew', { url: `${reading}${invoicesUrl}/${invoice}`, headers }],
    ['one of 1,000 invoices after the other', { url: `${ours}`, requests: await someInvoices(owner, tenant, headers) }],
    ['its public page, seen before', { url: `${ours}${publicUrl}/${hash}` }],
    ['the same, read anew', { url: `${reading}${publicUrl}/${hash}` }],
  ];
  for (const [name, asked] of one) await compare(name, asked, { url: `${ceiling}/one` }, Number(options.seconds));
  await bare.close();
});

/** Requests for the tenant's newest invoices. */
async function someInvoices(
  owner: Pool,
  tenant: string,
  headers: Record<string, string>,
): Promise<NonNullable<Asked['requests']>> {
  const { rows } = await owner.query<{ uuid: string }>(
    'select uuid from invoices where tenant_id = $1 order by created_at desc limit 1000',
    [tenant],
  );
  return rows.map(({ uuid }) => ({ method: 'GET', path: `${invoicesUrl}/${uuid}`, headers }));
}

/** The largest tenant, the last of its invoices before the page at that depth, and the link of one that the payer sees. */
async function deepInvoice(owner: Pool): Promise<{ tenant: string; invoice: string; hash: string }> {
  const { rows } = await owner.query<{ tenant: string; invoice: string; hash: string }>(
    `select t.id as tenant, i.uuid as invoice,
       (select s.public_hash from invoices s where s.tenant_id = t.id and s.status = 'billed' limit 1) as hash
     from tenants t join invoices i on i.tenant_id = t.id
     where t.slug = 'load-001' order by i.created_at desc, i.uuid desc limit 1 offset $1`,
    [depth - 1],
  );
  if (!rows[0]) throw new Error('Too few invoices were loaded for that depth');
  return rows[0];
}
