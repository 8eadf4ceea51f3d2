import invoices from '../../../schemas/resources/invoices.ts';
import type { Db } from '../../db/transaction.ts';
import { readInTenant } from '../../db/transaction.ts';
import type { Pool } from '../../db/pool.ts';
import type { Documents } from '../../documents/render.ts';
import { databaseFiles } from '../../files/store.ts';
import { ApiError } from '../../errors.ts';
import type { Enclosure } from '../../mail/handOver.ts';
import type { Scope } from '../../scope.ts';
import { findDocument, readDocument } from '../documents/drawing.ts';
import { engineOf } from '../documents/engineOf.ts';
import type { MailedMessage } from './mailed.ts';

/** What draws and reads the files of a mail. */
export interface EnclosingBy {
  readonly pool: Pool;
  readonly documents: Pick<Documents, 'draw'>;
  readonly signal: AbortSignal;
}

/** Draws the PDF of an invoice in a language: the same bytes as its download. */
export async function drawInvoice(
  { pool, documents, signal }: EnclosingBy,
  scope: Scope,
  { uuid, template, language, number }: Pick<MailedMessage, 'uuid' | 'template' | 'language' | 'number'>,
): Promise<Enclosure> {
  const tenant = scope.tenant.id;
  const engine = await engineOf(invoices);
  const found = await readInTenant(pool, tenant, (db) => findDocument(db, tenant, engine, { uuid, template }));
  const { bytes } = await documents.draw({
    key: [tenant, uuid, found.state, language, 'pdf'].join(' '),
    tenant,
    signal,
    read: async () => ({
      kind: 'pdf',
      request: await readInTenant(pool, tenant, (db) => readDocument(db, scope, engine, found, language)),
    }),
  });
  return { name: `invoice-${number ?? 'draft'}.pdf`, type: 'application/pdf', bytes };
}

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

/** Reads the attachments of an invoice, in order. Throws `too_large` before reading more bytes than a mail may have. */
export async function readAttached(db: Db, tenant: string, uuid: string, most: number): Promise<Enclosure[]> {
  const files = await db.query<Attached>(selectAttached, [tenant, uuid]);
  if (files.reduce((sum, { size }) => sum + size, 0) > most) throw new ApiError('too_large');
  const read = files.map(({ uuid: file, size }) => databaseFiles.read(db, tenant, file, 0, size));
  const contents = await Promise.all(read);
  return files.flatMap(({ name, type }, index) => {
    const bytes = contents[index];
    return bytes ? [{ name, type, bytes }] : [];
  });
}
