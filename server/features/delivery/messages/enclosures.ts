import { numberedFile } from '../../../../domain/documents/numberedFile.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import type { Db } from '../../../database/transaction.ts';
import { readInTenant } from '../../../database/transaction.ts';
import { databaseFiles } from '../../../files/store.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Enclosure } from '../../../mail/layOut.ts';
import type { Scope } from '../../../identity/scope.ts';
import { drawFound, type DrawingBy } from '../../../engine/documents/drawing/draw.ts';
import { findDocument } from '../../../engine/documents/drawing/findDocuments.ts';
import { engineOf } from '../../../engine/documents/engineOf.ts';
import type { MailedMessage } from './mailedInvoices.ts';

/** Draws the PDF of an invoice in a language: the same bytes as its download. */
export async function drawInvoice(
  by: DrawingBy,
  scope: Scope,
  { uuid, template, language, number }: Pick<MailedMessage, 'uuid' | 'template' | 'language' | 'number'>,
): Promise<Enclosure> {
  const tenant = scope.tenant.id;
  const engine = await engineOf(invoices);
  const found = await readInTenant(by.pool, tenant, (db) => findDocument(db, tenant, engine, { uuid, template }));
  const drawn = { engine, found, locale: language, form: { kind: 'pdf' } } as const;
  const { bytes } = await drawFound(by, scope, drawn);
  return { name: pdfName(number), type: 'application/pdf', bytes };
}

/** Returns the name of an enclosed invoice. */
export const pdfName = (number: string | null): string => `${numberedFile('invoice', number)}.pdf`;

interface Attached {
  readonly uuid: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

const selectAttached = `
  select f.uuid, f.name, f.type, f.size from stored_files f
  where f.tenant_id = $1 and f.owner_table = 'invoices' and f.owner_uuid = $2 and f.property = 'attachments'
  order by f.position`;

/** Returns the attachments of an invoice, in order, without their content. */
export const attachedFiles = (db: Db, tenant: string, uuid: string): Promise<Attached[]> =>
  db.query<Attached>(selectAttached, [tenant, uuid]);

/** Reads the attachments of an invoice, in order. Throws `too_large` before reading more bytes than a mail may have. */
export async function readAttached(db: Db, tenant: string, uuid: string, most: number): Promise<Enclosure[]> {
  const files = await attachedFiles(db, tenant, uuid);
  if (files.reduce((sum, { size }) => sum + size, 0) > most) throw new ApiError('too_large');
  const read = files.map(({ uuid: file, size }) => databaseFiles.read(db, tenant, file, 0, size));
  const contents = await Promise.all(read);
  return files.flatMap(({ name, type }, index) => {
    const bytes = contents[index];
    return bytes ? [{ name, type, bytes }] : [];
  });
}
