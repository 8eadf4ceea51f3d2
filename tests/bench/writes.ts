import { parseArgs } from 'node:util';
import Fastify from 'fastify';
import pg from 'pg';
import { lineColumns } from '../../server/usecases/documents/lineRows.ts';
import { contentColumns } from '../../server/usecases/invoices/columns.ts';
import { compare, listening, onInstallation, signedIn } from './installation.ts';

/**
 * `node tests/bench/writes.ts --seconds 5`: invoices of three lines a second, created and billed at once in one company,
 * signed in, checked and computed, beside a bare handler that writes the same rows in one statement. All wait for the one
 * row that counts the company's invoices. Only the ratio of one run means anything.
 */
const { values: options } = parseArgs({ options: { seconds: { type: 'string', default: '5' } } });
const seconds = Number(options.seconds);

const header = contentColumns.join(', ');
const line = lineColumns.join(', ');
const bareCreate = `
  with taken as (update counters set next = next + 1 where tenant_id = $1 and name = 'invoices' returning next - 1 as number),
  header as (
    insert into invoices (tenant_id, number, status, public_hash, ${header})
    select $1, taken.number, 'billed', $3, ${header.replaceAll(/\b(?=\w)/g, 'i.')}
    from invoices i, taken where i.tenant_id = $1 and i.uuid = $2 returning uuid
  ), lines as (
    insert into invoice_items (tenant_id, invoice_uuid, ${line})
    select $1, header.uuid, ${line.replaceAll(/\b(?=\w)/g, 'l.')}
    from invoice_items l, header where l.tenant_id = $1 and l.invoice_uuid = $2
  )
  insert into transactions (tenant_id, invoice_uuid) select $1, uuid from header returning invoice_uuid as uuid`;

await onInstallation(20_000, async ({ app, owner, url }) => {
  const { rows } = await owner.query<
    Record<'tenant' | 'invoice' | 'company' | 'entity' | 'item' | 'scenario', string>
  >(`
    select i.tenant_id as tenant, i.uuid as invoice, i.service_provider_uuid as company, i.service_buyer_uuid as entity,
      l.item_uuid as item, l.scenery_uuid as scenario
    from tenants t join invoices i on i.tenant_id = t.id
    join invoice_items l on l.tenant_id = i.tenant_id and l.invoice_uuid = i.uuid where t.slug = 'load-001' limit 1`);
  const [stored] = rows;
  if (!stored) throw new Error('Nothing was loaded');
  const today = new Date().toISOString().slice(0, 10);
  const item = { item: { uuid: stored.item }, quantity: '1', price: '1250.00', scenery: { uuid: stored.scenario } };
  const payload = {
    service_provider_uuid: stored.company,
    service_buyer_uuid: stored.entity,
    currency: 'USD',
    created: today,
    due_date: `${Number(today.slice(0, 4)) + 1}${today.slice(4, 8)}01`,
    confirm_scenarios: true,
    items_invoice: [item, item, item],
  };
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  pool.on('error', () => undefined);
  const bare = Fastify();
  let created = 0;
  bare.post('/', async () => {
    const values = [stored.tenant, stored.invoice, `${process.pid}-${Date.now()}-${created++}`];
    return (await pool.query({ name: 'create', text: bareCreate, values })).rows[0] as object;
  });
  const [ours, ceiling] = await listening(app, bare);
  const asked = { method: 'POST', body: JSON.stringify(payload) } as const;
  const headers = { 'content-type': 'application/json' };
  await compare(
    'an invoice of three lines, created and billed',
    {
      url: `${ours}/api/v2/invoice/invoices-single/create`,
      ...asked,
      headers: { ...headers, ...(await signedIn(app)) },
    },
    { url: `${ceiling}/`, ...asked, headers },
    seconds,
  );
  await bare.close();
  await pool.end();
});
