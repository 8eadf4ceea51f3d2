import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { compareOnce, listening, onInstallation, rounds, signedIn } from './installation.ts';

/**
 * `node tests/bench/payments.ts --payments 200`: payments recorded one by one in one company, beside the same payments
 * without the receipt that lists and reports read. A trigger drops the receipts of half of the invoices, by their keys.
 */
const { values: options } = parseArgs({ options: { payments: { type: 'string', default: '200' } } });
const each = Number(options.payments);

const dropSome = `
  create function drop_row() returns trigger language plpgsql as 'begin return null; end';
  create trigger drop_some before insert on receipts for each row
    when (right(new.invoice_uuid::text, 1) < '8') execute function drop_row()`;

await onInstallation(200 * each, async ({ app, owner }) => {
  await owner.query(dropSome);
  const [url = ''] = await listening(app);
  const kept = await billed(owner, "right(i.uuid::text, 1) >= '8'");
  const dropped = await billed(owner, "right(i.uuid::text, 1) < '8'");
  const headers = { 'content-type': 'application/json', ...(await signedIn(app)) };
  const of = (paths: string[]) => () => ({
    url: `${url}/api/v2/invoice/status`,
    paths: paths.splice(0, each),
    options: { method: 'PUT' as const, headers },
    body: JSON.stringify({ status: 'paid' }),
  });
  await compareOnce('a payment recorded, with its receipt and without', of(kept), of(dropped), owner);
});

/** The paths of as many invoices of the largest company as all rounds pay. */
async function billed(owner: Pool, some: string): Promise<string[]> {
  const { rows } = await owner.query<{ path: string }>(
    `select '/' || i.uuid as path from invoices i join tenants t on t.id = i.tenant_id
     where t.slug = 'load-001' and i.status = 'billed' and ${some} limit $1`,
    [rounds * each],
  );
  if (rows.length < rounds * each) throw new Error(`Only ${rows.length} invoices to pay`);
  return rows.map(({ path }) => path);
}
