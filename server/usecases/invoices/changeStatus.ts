import type { Refusal } from '../../../domain/invoice/status.ts';
import type { InvoiceStatus } from '../../../schemas/resources/invoices.ts';
import type { Db } from '../../db/transaction.ts';
import { ApiError, type ErrorCode } from '../../errors.ts';
import { issue } from './issue.ts';
import { lockInvoice, readInvoice } from './read.ts';
import { recordReceipt, type Receipt } from './receipt.ts';
import type { InvoiceRow } from './rows.ts';
import type { Scope } from '../../scope.ts';
import { transitionOf } from './transition.ts';

const codeOf = {
  due_date_past: 'invoice_due_date_past',
  final: 'invoice_final',
  already_sent: 'invoice_already_sent',
  not_allowed: 'status_not_allowed',
} as const satisfies Record<Refusal, ErrorCode>;

const setStatus = 'update invoices set status = $3, number = $4, created = $5 where tenant_id = $1 and uuid = $2';

/**
 * Moves an invoice to another status by the one table of `domain/invoice/status`. The row is locked first, so of
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
  const decision = transitionOf(invoice, status, scope);
  if (!decision.allowed) throw new ApiError(codeOf[decision.reason]);
  if (status === 'paid') {
    if (invoice.account?.account_type.auto) throw new ApiError('status_not_allowed');
    await recordReceipt(db, scope, invoice, receipt);
  }
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
