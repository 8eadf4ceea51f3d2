import { issueOf } from '../../../../domain/documents/issue.ts';
import { memoized } from '../../../../domain/memoized.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import type { Db } from '../../../database/transaction.ts';
import { columnList, contentColumns } from '../columns.ts';
import type { NewDocument, PreparedDraft } from '../engine.ts';
import { lineRowsOf } from '../lines/lineRows.ts';
import { namesOf } from '../names.ts';

/** The statements that write a document's row; an issued one takes its number from the counter of its resource. */
const statementsOf = memoized((resource: Resource) => {
  const { table } = namesOf(resource);
  const columns = contentColumns(resource.schema);
  const number = `case when $STATUS = '${issueOf(resource).to}' then next_number('${resource.name}') end`;
  const content = `jsonb_populate_record(null::${table}, $5) v`;
  return {
    insert: `
  insert into ${table} (tenant_id, uuid, number, status, public_hash, ${columnList(columns)})
  select $1, $2, ${number.replace('$STATUS', '$3')}, $3, $4, ${columnList(columns, 'v.')} from ${content}`,
    update: `
  update ${table} set number = coalesce($3, ${number.replace('$STATUS', '$4')}), status = $4, (${columnList(columns)}) =
    (select ${columnList(columns, 'v.')} from ${content})
  where tenant_id = $1 and uuid = $2`,
  };
});

/** Returns the writers for the lines of a resource's documents. */
export const linesOf = memoized((resource: Resource) => lineRowsOf(namesOf(resource)));

/** Inserts a new document with its lines. The row comes last: it takes the number, which locks the counter. */
export async function insertDocument(
  db: Db,
  tenant: string,
  resource: Resource,
  { uuid, status, hash, content, lines }: NewDocument,
): Promise<void> {
  await Promise.all([
    linesOf(resource).insert(db, tenant, uuid, lines),
    db.query(statementsOf(resource).insert, [tenant, uuid, status, hash, JSON.stringify(content)]),
  ]);
}

/** Replaces the content and the changed lines of a document. It keeps an existing number. */
export async function replaceDocument(
  db: Db,
  tenant: string,
  resource: Resource,
  { uuid, number }: { readonly uuid: string; readonly number: number | null },
  { status, content, lines }: PreparedDraft,
): Promise<void> {
  await Promise.all([
    linesOf(resource).replace(db, tenant, uuid, lines),
    db.query(statementsOf(resource).update, [tenant, uuid, number, status, JSON.stringify(content)]),
  ]);
}
