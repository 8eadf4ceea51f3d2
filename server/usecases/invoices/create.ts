import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/transaction.ts';
import type { FileContent } from '../../files/content.ts';
import type { InvoiceInput } from './input.ts';
import { issue } from '../documents/issue.ts';
import { saveLogo } from '../documents/logo.ts';
import { prepareInvoice } from './prepare.ts';
import { readInvoice } from './read.ts';
import type { InvoiceRow } from './rows.ts';
import type { Scope } from '../../scope.ts';
import { insertInvoice, toWrite } from './write.ts';

/** 192 random bits: nobody guesses a public link (design §8). */
const publicHash = (): string => randomBytes(24).toString('base64url');

/** Writes an invoice: as a draft, or billed at once with its number. Throws `validation`. */
export async function createInvoice(
  db: Db,
  scope: Scope,
  input: InvoiceInput,
  logo?: FileContent,
): Promise<InvoiceRow> {
  const { header, lines, allowsRetroactive } = await prepareInvoice(db, scope, input);
  const issued = input.is_draft
    ? undefined
    : await issue(db, scope, { number: null, created: input.created }, allowsRetroactive);
  const written = toWrite(header, issued, null);
  const uuid = await insertInvoice(db, scope.tenant.id, written, publicHash(), lines);
  const writing = saveLogo(db, scope.tenant.id, uuid, logo);
  const [row] = await Promise.all([readInvoice(db, scope.tenant.id, uuid), writing]);
  return row;
}
