import type { Db } from '../../db/transaction.ts';
import type { FileContent } from '../../files/content.ts';
import { uploadOf } from '../../plugins/uploads.ts';
import type { CreateFile } from '../../resources/writing.ts';
import { requirePermission, type Scope } from '../../scope.ts';
import { publicHash } from '../documents/publicHash.ts';
import type { InvoiceInput } from './input.ts';
import { invoiceLogos } from './logos.ts';
import { newRow } from './newRow.ts';
import { prepareInvoice } from './prepare.ts';
import { toWritten } from './record.ts';
import type { InvoiceRow } from './rows.ts';
import { insertInvoice } from './write.ts';

/** What the database gives a row: its key, and when it is made. */
const selectGiven = 'select uuidv7() as uuid, moment() as created_at';

/** An invoice that is being written. */
export interface Created {
  /** As it will be read, but without its number, which is given last. */
  readonly row: InvoiceRow;
  /** Leaves in one packet with what is asked next. */
  readonly writing: Promise<unknown>;
}

/** Writes an invoice: as a draft, or billed at once with its number. Throws `validation`. */
export async function createInvoice(db: Db, scope: Scope, input: InvoiceInput, logo?: FileContent): Promise<Created> {
  const [{ status, content, lines, account }, [given]] = await Promise.all([
    prepareInvoice(db, scope, input),
    db.query<{ uuid: string; created_at: string }>(selectGiven),
  ]);
  if (!given) throw new Error('The database gave no key');
  const invoice = { uuid: given.uuid, status, hash: publicHash(), content, lines };
  const tenant = scope.tenant.id;
  const writing = Promise.all([invoiceLogos.save(db, tenant, given.uuid, logo), insertInvoice(db, tenant, invoice)]);
  // Who commits in the same packet hears of its failure there.
  writing.catch(() => undefined);
  return { row: newRow(invoice, given.created_at, account, logo), writing };
}

export const contract: CreateFile['contract'] = {
  summary: 'Create an invoice, as a draft or issued immediately.',
  description:
    'The provider is the company of `companies/me`, the buyer one of the entities. Amounts are calculated from the ' +
    'scenarios of the lines; amounts in the request are ignored. The invoice gets its number when it is issued.',
};

export const late = 'number';

export const create: CreateFile<InvoiceInput>['create'] = async (db, { scope, input, enclosed }) => {
  if (!input.is_draft) requirePermission(scope, 'invoices:bill');
  const { row } = await createInvoice(db, scope, input, uploadOf(enclosed, 'logo'));
  return toWritten(row, scope);
};
