import invoices from '../../../schemas/resources/invoices.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { FileContent } from '../../files/content.ts';
import { refused } from '../../resources/refusal.ts';
import type { InvoiceInput } from './input.ts';
import { logosOf } from '../documents/logo.ts';
import { invoiceNames } from './names.ts';
import { prepareInvoice } from './prepare.ts';
import { lockInvoice, readInvoice } from './read.ts';
import { toRecord } from './record.ts';
import type { InvoiceRow } from './rows.ts';
import type { Scope } from '../../scope.ts';
import { replaceInvoice } from './write.ts';

const logos = logosOf(invoiceNames);

/**
 * Replaces the content of a draft, bills it where the input is no draft any more, and ends the transaction with that.
 * `requireVersion` refuses a stale copy. Throws `status_not_allowed` for what is issued, `validation` for what is wrong.
 */
export async function updateInvoice(
  db: Transaction,
  scope: Scope,
  uuid: string,
  input: InvoiceInput,
  requireVersion: (version: number) => void,
  logo?: FileContent,
): Promise<InvoiceRow> {
  const current = await lockInvoice(db, scope.tenant.id, uuid);
  requireVersion(current.version);
  const refusal = refused(invoices, 'edit', toRecord(current, scope), scope);
  if (refusal) throw refusal;
  const prepared = await prepareInvoice(db, scope, input);
  // One after the other, in one packet.
  const writing = [
    input.remove_logo && logos.remove(db, scope.tenant.id, uuid),
    logos.save(db, scope.tenant.id, uuid, logo),
    replaceInvoice(db, scope.tenant.id, current, prepared),
  ];
  const [row] = await Promise.all([readInvoice(db, scope.tenant.id, uuid), ...writing, db.commit()]);
  return row;
}
