import { issueOf } from '../../../../domain/documents/issue.ts';
import { memoized } from '../../../../domain/memoized.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import type { Db } from '../../../database/transaction.ts';
import { columnList, contentColumns } from '../columns.ts';
import type { NewDocument, PreparedDraft } from '../engine.ts';
import { lineRowsOf } from '../lines/lineRows.ts';
import { namesOf } from '../names.ts';
import { datesInOrder, isBySeries, numbersText, seriesJoin, seriesOf } from '../numbering/numbersText.ts';

/** The statements that write a document's row; an issued one takes its number from the counter of its resource. */
const statementsOf = memoized((resource: Resource) => {
  const { table } = namesOf(resource);
  const columns = contentColumns(resource.schema);
  const content = `jsonb_populate_record(null::${table}, $5) v`;
  if (isBySeries(resource)) return bySeries(resource, table, columns);
  const number = `case when $STATUS = '${issueOf(resource).to}' then next_number('${resource.name}') end`;
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

/** The same for documents that series number. One that has a number keeps it, with its series. */
function bySeries(resource: Resource, table: string, columns: readonly string[]) {
  const content = columns.filter((column) => column !== 'series_uuid');
  const numbered = (condition: string): string => `
  with v as (select * from jsonb_populate_record(null::${table}, $5)),
  unnumbered as (
    select $2::uuid as uuid, ${seriesOf} as series_uuid, v.created, 1 as place
    from v ${seriesJoin(resource.name, { choice: 'v.series_uuid', client: 'v.service_buyer_uuid' })}
    where ${condition}
  ), ${numbersText(resource.name, datesInOrder)}`;
  const { to } = issueOf(resource);
  const series = 'case when n.number is null then v.series_uuid else n.own_series_uuid end';
  return {
    insert: `${numbered(`$3 = '${to}'`)}
  insert into ${table} (tenant_id, uuid, status, public_hash, number, number_period, printed_number, own_series_uuid, ${columnList(content)})
  select $1, $2, $3, $4, n.number, n.period, n.printed, ${series}, ${columnList(content, 'v.')} from v left join numbered n on true`,
    update: `${numbered(`$4 = '${to}' and $3::bigint is null`)}
  update ${table} d set status = $4, number = coalesce(d.number, n.number), printed_number = coalesce(d.printed_number, n.printed),
    number_period = case when d.number is null then n.period else d.number_period end,
    own_series_uuid = case when d.number is null then ${series} else d.own_series_uuid end,
    ${content.map((column) => `${column} = v.${column}`).join(', ')}
  from v left join numbered n on true where d.tenant_id = $1 and d.uuid = $2`,
  };
}

/** Returns the writers for the lines of a resource's documents. */
export const linesOf = memoized((resource: Resource) => {
  const names = namesOf(resource);
  return lineRowsOf(
    names,
    names.ownFields.map(({ name }) => name),
  );
});

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
