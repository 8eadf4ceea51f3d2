import invoices, { type InvoiceStatus } from '../../../schemas/resources/invoices.ts';
import type { Db } from '../../db/transaction.ts';
import { requireCommandTo } from '../../resources/commands.ts';
import { issueDate } from '../documents/issue.ts';
import { withNextNumber } from '../documents/numbers.ts';
import { invoiceNames } from './names.ts';
import { lockInvoice, readInvoice } from './read.ts';
import { recordReceipt, type Receipt } from './receipt.ts';
import { toRecord } from './record.ts';
import type { InvoiceRow } from './rows.ts';
import type { Scope } from '../../scope.ts';

const setStatus = `${withNextNumber(invoiceNames.numbers, "$3 = 'billed' and $4::bigint is null")}
  update invoices set status = $3, number = coalesce($4, (select number from given)), created = $5
  where tenant_id = $1 and uuid = $2`;

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
  const [invoice, mayLookBack] = await Promise.all([
    lockInvoice(db, scope.tenant.id, uuid),
    status === 'billed' && allowsRetroactive(db, scope.tenant.id, uuid),
  ]);
  requireVersion(invoice.version);
  requireCommandTo(invoices, status, toRecord(invoice, scope), scope);
  if (status === 'paid') await recordReceipt(db, scope, invoice, receipt);
  const created = status === 'billed' ? issueDate(scope, invoice.created, mayLookBack) : invoice.created;
  const writing = db.query(setStatus, [scope.tenant.id, uuid, status, invoice.number, created]);
  const [row] = await Promise.all([readInvoice(db, scope.tenant.id, uuid), writing]);
  return row;
}

const selectAllows = `
  select c.allows_retroactive as allows from invoices i
  join companies c on c.tenant_id = i.tenant_id and c.uuid = i.service_provider_uuid
  where i.tenant_id = $1 and i.uuid = $2`;

/** Whether the company that issues an invoice may date it back. */
async function allowsRetroactive(db: Db, tenant: string, uuid: string): Promise<boolean> {
  const [company] = await db.query<{ allows: boolean }>(selectAllows, [tenant, uuid]);
  return company?.allows ?? false;
}
