import type { Db } from '../../db/transaction.ts';
import { ApiError } from '../../errors.ts';
import { writeAmounts, type Currencies } from './auditAmounts.ts';

/** One entry of an invoice's history: what was done, by whom, and each field's value before and after. */
export interface AuditEntry {
  readonly id: string;
  readonly timestamp: string;
  readonly action: string;
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>;
  /** Name and e-mail; `system` where nobody asked for it, `public link` for whoever opened that. */
  readonly actor: string;
}

const currencies = `
  select i.currency, t.exchange_currency from invoices i
  join transactions t on t.tenant_id = i.tenant_id and t.invoice_uuid = i.uuid
  where i.tenant_id = $1 and i.uuid = $2`;

/** Decimals leave as the text they are stored as: as numbers they would pass through a float. */
const changes = `(
  select jsonb_object_agg(field, (
    select jsonb_agg(case when jsonb_typeof(value) = 'number' and value::text like '%.%' then to_jsonb(value::text)
                     else value end order by place)
    from jsonb_array_elements(pair) with ordinality e (value, place)))
  from jsonb_each(l.changes) c (field, pair))`;

const history = `
  select l.uuid as id, l.at as timestamp, l.action, coalesce(${changes}, '{}') as changes, l.actor
  from audit_log l
  where l.tenant_id = $1 and l.subject_uuid = $2
    and (l.table_name = 'invoices' or (l.table_name = 'transactions' and l.action = 'updated'))
  order by l.uuid desc`;

/** The history of an invoice and its payment, newest first. Throws `not_found`. */
export async function auditInvoice(db: Db, tenant: string, uuid: string): Promise<AuditEntry[]> {
  const [invoice] = await db.query<Currencies>(currencies, [tenant, uuid]);
  if (!invoice) throw new ApiError('not_found');
  return writeAmounts(await db.query<AuditEntry>(history, [tenant, uuid]), invoice);
}
