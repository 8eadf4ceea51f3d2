import { movedSince } from '../../../domain/documents/moved.ts';
import invoices from '../../../schemas/resources/invoices.ts';
import { ApiError } from '../../errors.ts';
import { uploadOf } from '../../plugins/uploads.ts';
import { asCommand } from '../../resources/asCommand.ts';
import { refused } from '../../resources/refusal.ts';
import type { UpdateFile } from '../../resources/writing.ts';
import { requirePermission } from '../../scope.ts';
import { draftLines } from '../documents/renew.ts';
import type { InvoiceInput } from './input.ts';
import { invoiceLogos } from './logos.ts';
import { invoiceNames } from './names.ts';
import { prepareInvoice } from './prepare.ts';
import { readInvoice } from './read.ts';
import { toWritten } from './record.ts';
import { lock } from './records.ts';
import { replaceInvoice } from './write.ts';

export const contract: UpdateFile['contract'] = {
  summary: 'Replace the content of a draft and issue it, unless `is_draft` is set.',
  description:
    'Takes the same body as creating an invoice; a draft can be sent back as it was read. The logo is kept if none is ' +
    'sent, unless `remove_logo` is set.',
};

/**
 * Replaces the content of a draft, and bills it where the input is no draft any more. It tells what scenarios became
 * since the draft was written.
 * Throws `not_found`, `status_not_allowed` for what is issued or to come, `validation` for what is wrong.
 */
export const update: UpdateFile<InvoiceInput>['update'] = async (
  db,
  { scope, key, input, requireVersion, enclosed },
) => {
  const tenant = scope.tenant.id;
  const [locked] = await lock(db, scope, [key]);
  if (!locked) throw new ApiError('not_found');
  requireVersion(locked.version);
  const refusal = refused(invoices, 'edit', locked.record, scope);
  if (refusal) throw refusal;
  if (!input.is_draft) requirePermission(scope, 'invoices:bill');
  const current = locked.row;
  const [before, prepared] = await Promise.all([
    draftLines(db, tenant, key, invoiceNames),
    prepareInvoice(db, scope, input, current),
  ]);
  // One after the other, in one packet.
  const write = async () => [
    ...(input.remove_logo ? [invoiceLogos.remove(db, tenant, key)] : []),
    invoiceLogos.save(db, tenant, key, uploadOf(enclosed, 'logo')),
    replaceInvoice(db, tenant, current, prepared),
  ];
  // What bills is that first of all to whoever reads the history.
  const writing = await (prepared.status === 'billed' ? asCommand(db, 'invoices.bill', write) : write());
  const [row] = await Promise.all([readInvoice(db, tenant, key), ...writing]);
  return { ...toWritten(row, scope), notices: movedSince(before, prepared.lines, input.currency) };
};
