import invoices, { type InvoiceStatus } from '../../../schemas/resources/invoices.ts';
import type { Db } from '../../db/transaction.ts';
import { requireCommandTo } from '../../resources/commands.ts';
import { issue } from '../documents/issue.ts';
import { lockInvoice, readInvoice } from './read.ts';
import { recordReceipt, type Receipt } from './receipt.ts';
import { toRecord } from './record.ts';
import type { InvoiceRow } from './rows.ts';
import type { Scope } from '../../scope.ts';

const setStatus = 'update invoices set status = $3, number = $4, created = $5 where tenant_id = $1 and uuid = $2';

/**
 * Moves an invoice to another status by the command that leads there. The row is locked first, so of
 * two requests at once one wins and the other meets the status it left. Throws 409 codes, `validation`, `stale`.
 */
export async function changeStatus(
  db: Db,
  scope: Scope,
  uuid: string,
  change: { readonly status: InvoiceStatus } & Receipt,
  requireVersion: (version: number) => void,
): Promise<InvoiceRow> {
  const { status, ...receipt } = change;
  const invoice = await lockInvoice(db, scope.tenant.id, uuid);
  requireVersion(invoice.version);
  requireCommandTo(invoices, status, toRecord(invoice, scope), scope);
  if (status === 'paid') await recordReceipt(db, scope, invoice, receipt);
  const issued = status === 'billed' ? await issue(db, scope, invoice, await allowsRetroactive(db, invoice)) : invoice;
  const writing = db.query(setStatus, [scope.tenant.id, uuid, status, issued.number, issued.created]);
  const [row] = await Promise.all([readInvoice(db, scope.tenant.id, uuid), writing]);
  return row;
}

async function allowsRetroactive(db: Db, invoice: InvoiceRow): Promise<boolean> {
  const [company] = await db.query<{ allows: boolean }>(
    'select allows_retroactive as allows from companies where tenant_id = current_tenant() and uuid = $1',
    [invoice.service_provider_uuid],
  );
  return company?.allows ?? false;
}
