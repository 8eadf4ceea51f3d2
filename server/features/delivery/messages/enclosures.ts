import { numberedFile } from '../../../../domain/documents/numberedFile.ts';
import type { Language } from '../../../../domain/languages.ts';
import type { Resource } from '../../../../schemas/resource.ts';
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

/** A document to enclose, with its number as printed. */
interface Enclosed {
  readonly uuid: string;
  readonly number: string | null;
  readonly language: Language;
  /** Its own by default. */
  readonly template?: string;
}

/** Draws the PDF of a document in a language: the same bytes as its download. */
export async function drawEnclosed(
  by: DrawingBy,
  scope: Scope,
  resource: Resource,
  { language, number, ...request }: Enclosed,
): Promise<Enclosure> {
  const tenant = scope.tenant.id;
  const engine = await engineOf(resource);
  const found = await readInTenant(by.pool, tenant, (db) => findDocument(db, tenant, engine, request));
  const drawn = { engine, found, locale: language, form: { kind: 'pdf' } } as const;
  const { bytes } = await drawFound(by, scope, drawn);
  return { name: pdfName(resource, number), type: 'application/pdf', bytes };
}

/** Draws the PDF of an invoice. */
export const drawInvoice = (
  by: DrawingBy,
  scope: Scope,
  { uuid, template, language, number }: Pick<MailedMessage, 'uuid' | 'template' | 'language' | 'number'>,
): Promise<Enclosure> => drawEnclosed(by, scope, invoices, { uuid, template, language, number });

/** Returns the name of an enclosed document. */
export const pdfName = ({ singular }: Pick<Resource, 'singular'>, number: string | null): string =>
  `${numberedFile(singular, number)}.pdf`;

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
