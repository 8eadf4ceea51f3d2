import { parseArgs } from 'node:util';
import Fastify from 'fastify';
import pg from 'pg';
import { lineColumns } from '../../../server/engine/documents/lines/lineRows.ts';
import { contentColumns } from '../../../server/features/invoicing/invoices/reading/columns.ts';
import { oneInvoice } from '../bare.ts';
import { compare, compareOnce, listening, onInstallation, rounds, signedIn } from '../installation.ts';
import { createInvoices, newInvoice, storedInvoice } from './newInvoices.ts';

/**
 * `node tests/bench/writes/writes.ts --seconds 5 --drafts 500`: invoices of three lines per second, created and billed immediately
 * in one company, and its drafts billed one by one; signed in, validated and computed, compared with a bare handler
 * that writes the same rows in one statement. All wait for the one row that counts the company's invoices. Only the
 * ratio of one run is meaningful.
 *
 * Billing a draft writes the invoice and its number; triggers add the audit log entry and the counts by status. The
 * bare handler runs the same triggers. Neither writes a mail, a payment or a contract: a draft already has its payment,
 * and these drafts have no contract. The server rewrites only changed lines, and here none change.
 */
const { values: options } = parseArgs({
  options: { seconds: { type: 'string', default: '5' }, drafts: { type: 'string', default: '500' } },
});
const seconds = Number(options.seconds);

const header = contentColumns.filter((column) => column !== 'series_uuid').join(', ');
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
  select uuid from header`;

const bareBill = `
  with taken as (update counters set next = next + 1 where tenant_id = $1 and name = 'invoices' returning next - 1 as number)
  update invoices i set status = 'billed', number = taken.number, created = current_date
  from taken where i.tenant_id = $1 and i.uuid = $2 returning i.uuid, i.number`;

await onInstallation(20_000, async ({ app, owner, url }) => {
  const stored = await storedInvoice(owner);
  const payload = newInvoice(stored);
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  pool.on('error', () => undefined);
  const bare = Fastify();
  let created = 0;
  bare.post('/', async () => {
    const values = [stored.tenant, stored.invoice, `${process.pid}-${Date.now()}-${created++}`];
    return (await pool.query({ name: 'create', text: bareCreate, values })).rows[0] as object;
  });
  bare.put<{ Params: { uuid: string } }>('/:uuid', async ({ params }) => {
    const values = [stored.tenant, params.uuid];
    return (await pool.query({ name: 'bill', text: bareBill, values })).rows[0] as object;
  });
  bare.put<{ Params: { uuid: string } }>('/whole/:uuid', async ({ params }) => {
    const { text, values } = oneInvoice(stored.tenant, params.uuid);
    const [read] = (await pool.query({ name: 'read', text, values: [...values] })).rows as object[];
    const [billed] = (await pool.query({ name: 'bill', text: bareBill, values: [...values] })).rows as object[];
    return { ...read, ...billed };
  });
  const [ours = '', ceiling = ''] = await listening(app, bare);
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
    owner,
  );
  const authorized = { ...headers, ...(await signedIn(app)) };
  const draft = { ...payload, is_draft: true };
  // Copies of loaded invoices would have lines that billing must replace.
  const paths = await createInvoices(app, authorized, draft, 4 * rounds * Number(options.drafts));
  const someOf = () => paths.splice(0, Number(options.drafts));
  const body = JSON.stringify({ status: 'billed', confirm_scenarios: true });
  const put = { method: 'PUT', headers: authorized };
  await compareOnce(
    'a draft of three lines, billed',
    () => ({ url: `${ours}/api/v2/invoice/status`, paths: someOf(), options: put, body }),
    () => ({ url: ceiling, paths: someOf(), options: put, body }),
    owner,
  );
  await compareOnce(
    'a draft of three lines, billed, beside a bare handler that also reads and returns it',
    () => ({ url: `${ours}/api/v2/invoice/status`, paths: someOf(), options: put, body }),
    () => ({ url: `${ceiling}/whole`, paths: someOf(), options: put, body }),
    owner,
  );
  await bare.close();
  await pool.end();
});
