import type { Db } from '../../../database/transaction.ts';
import type { Scope } from '../../../identity/scope.ts';

// The catalog came in as a file; its items are used, so the import cannot be undone.
const insertCatalog = `
  with entry as (
    insert into imports (tenant_id, resource, file_name, file_size, status, rows, done_rows, created, author, created_at, finished_at)
    select $1, 'items', 'catalogo.xlsx', 8419, 'done', count(*), count(*), count(*), 'Ana Souza', min(created_at), min(created_at)
    from items where tenant_id = $1
    returning uuid
  )
  insert into import_records (tenant_id, import_uuid, record_uuid, made)
  select $1, e.uuid, i.uuid, i.version from entry e, items i where i.tenant_id = $1`;

const insertUndone = `
  insert into imports (tenant_id, resource, file_name, file_size, status, rows, done_rows, created, bad_rows, author, created_at,
    finished_at, undone_by)
  values ($1, 'entities', 'contatos feira.csv', 5120, 'undone', 42, 42, 39, 3, 'Ana Souza', $2, $2, 'Ana Souza <ana@acme.test>')`;

/** Adds the imports of a company: its catalog, and a list of contacts that was undone. */
export async function addImports(db: Db, { tenant, now }: Scope): Promise<void> {
  await db.query(insertCatalog, [tenant.id]);
  await db.query(insertUndone, [tenant.id, new Date(now.getTime() - 40 * 3_600_000)]);
}
