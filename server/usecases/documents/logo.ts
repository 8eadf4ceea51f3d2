import type { Db } from '../../db/transaction.ts';
import type { FileContent } from '../../files/content.ts';

const upsert = `
  insert into invoice_logos (tenant_id, invoice_uuid, type, bytes) values ($1, $2, $3, $4)
  on conflict (tenant_id, invoice_uuid) do update set type = excluded.type, bytes = excluded.bytes`;

/** Keeps the logo that was uploaded with an invoice, in place of the one before. */
export async function saveLogo(db: Db, tenant: string, uuid: string, logo: FileContent | undefined): Promise<void> {
  if (logo) await db.query(upsert, [tenant, uuid, logo.type, Buffer.from(logo.bytes)]);
}

/** Takes an invoice's own logo away: the company's stands in its place. */
export async function removeLogo(db: Db, tenant: string, uuid: string): Promise<void> {
  await db.query('delete from invoice_logos where tenant_id = $1 and invoice_uuid = $2', [tenant, uuid]);
}

const select = `
  select type, bytes from invoice_logos where tenant_id = $1 and invoice_uuid = $2
  union all
  select logo_type, logo from tenants where id = $1 and logo is not null
  limit 1`;

/** The logo of a document: its own, else the company's, else none. */
export async function findLogo(db: Db, tenant: string, uuid: string): Promise<FileContent | undefined> {
  const [row] = await db.query<FileContent>(select, [tenant, uuid]);
  return row;
}
