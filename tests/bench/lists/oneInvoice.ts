import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { bareServer, oneInvoice } from '../bare.ts';
import { compare, listening, onInstallation, signedIn, type Asked } from '../installation.ts';

/**
 * `node tests/bench/lists/oneInvoice.ts --invoices 50000`: requests per second for one invoice with its lines, as a signed-in
 * user and as its payer, each compared with a bare handler around one query. Only the ratios of one run are meaningful.
 */
const { values: options } = parseArgs({
  options: { invoices: { type: 'string', default: '50000' }, seconds: { type: 'string', default: '5' } },
});
const invoicesUrl = '/api/v2/invoice/invoices-single';
const publicUrl = '/api/v2/public/invoices/individual';

await onInstallation(Number(options.invoices), async ({ app, forgetful, owner, url }) => {
  const { tenant, invoice, hash } = await someInvoice(owner);
  const bare = bareServer(url, { one: oneInvoice(tenant, invoice) });
  const [ours, reading, ceiling] = await listening(app, forgetful, bare);
  const headers = await signedIn(app);
  const compared: [name: string, asked: Asked][] = [
    ['one invoice with its lines', { url: `${ours}${invoicesUrl}/${invoice}`, headers }],
    ['the same, not kept', { url: `${reading}${invoicesUrl}/${invoice}`, headers }],
    ['1,000 invoices in turn', { url: `${ours}`, requests: await someInvoices(owner, tenant, headers) }],
    ['its public page, seen before', { url: `${ours}${publicUrl}/${hash}` }],
    ['the same, not kept', { url: `${reading}${publicUrl}/${hash}` }],
  ];
  for (const [name, asked] of compared) {
    await compare(name, asked, { url: `${ceiling}/one` }, Number(options.seconds), owner);
  }
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

/** The largest tenant, one of its invoices, and the hash of the public link of another. */
async function someInvoice(owner: Pool): Promise<{ tenant: string; invoice: string; hash: string }> {
  const { rows } = await owner.query<{ tenant: string; invoice: string; hash: string }>(
    `select t.id as tenant, i.uuid as invoice,
       (select s.public_hash from invoices s where s.tenant_id = t.id and s.status = 'billed' limit 1) as hash
     from tenants t join invoices i on i.tenant_id = t.id
     where t.slug = 'load-001' order by i.created_at desc, i.uuid desc limit 1`,
  );
  if (!rows[0]) throw new Error('No invoices were loaded');
  return rows[0];
}
