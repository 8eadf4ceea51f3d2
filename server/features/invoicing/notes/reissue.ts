import { addDays, daysBetween } from '../../../../domain/dates/date.ts';
import { today } from '../../../../domain/dates/today.ts';
import type { Db } from '../../../database/transaction.ts';
import { lineColumns } from '../../../engine/documents/lines/lineRows.ts';
import { publicHash } from '../../../engine/documents/public/publicHash.ts';
import type { Scope } from '../../../identity/scope.ts';
import { contentColumns } from '../invoices/reading/columns.ts';
import type { InvoiceRow } from '../invoices/reading/rows.ts';

const dated: readonly string[] = ['created', 'due_date', 'series_uuid'];
const copied = contentColumns.filter((column) => !dated.includes(column)).join(', ');
const ofLines = [...lineColumns, 'mirrors_line'].join(', ');

const insertInvoice = `
  insert into invoices (tenant_id, status, type, public_hash, own_series_uuid, quote_uuid, keeps_rates, created, due_date, ${copied})
  select tenant_id, 'draft', 'individual', $3, own_series_uuid, quote_uuid, true, $4, $5, ${copied}
  from invoices where tenant_id = $1 and uuid = $2 returning uuid`;
const insertLines = `
  insert into invoice_items (tenant_id, invoice_uuid, ${ofLines})
  select tenant_id, $3, ${ofLines} from invoice_items where tenant_id = $1 and invoice_uuid = $2`;
const insertLogo = `
  insert into invoice_logos (tenant_id, invoice_uuid, type, bytes)
  select tenant_id, $3, type, bytes from invoice_logos where tenant_id = $1 and invoice_uuid = $2`;

/**
 * Creates the draft that is an invoice as it was, with its rates, due as many days after today as it was after its issue.
 * Returns its key.
 */
export async function reissue(db: Db, scope: Scope, { uuid, created, due_date }: InvoiceRow): Promise<string> {
  const tenant = scope.tenant.id;
  const day = today(scope.now, scope.tenant.timeZone);
  const due = addDays(day, Math.max(0, daysBetween(created, due_date)));
  const [draft] = await db.query<{ uuid: string }>(insertInvoice, [tenant, uuid, publicHash(), day, due]);
  if (!draft) throw new Error('The invoice was not copied');
  await Promise.all([
    db.query(insertLines, [tenant, uuid, draft.uuid]),
    db.query(insertLogo, [tenant, uuid, draft.uuid]),
  ]);
  return draft.uuid;
}
