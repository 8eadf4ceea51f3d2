import { sql } from 'kysely';
import { currenciesOf, writeAmounts } from '../../domain/money/amounts.ts';
import type { Resource } from '../../schemas/resource.ts';
import type { Db } from '../db/transaction.ts';
import { conditionsOf } from './conditions.ts';
import { orderedBy } from './ordering.ts';
import type { ListQuery } from './query.ts';
import { ownRows } from './rows.ts';
import { recordOf } from './select.ts';
import { storageOf, type Field, type Storage } from './storage.ts';

/** What a list answers: the records of a page, and how many there are in all, where that was asked. */
export interface Page<Row> {
  readonly results: Row[];
  readonly count: number | undefined;
}

/** A page of the rows that a resource has for a tenant, and the exact count of all that match. */
export async function listRecords(db: Db, resource: Resource, tenant: string, query: ListQuery): Promise<Page<object>> {
  const storage = storageOf(resource);
  const table = sql.table(storage.table);
  const key = sql.ref(`t.${storage.key}`);
  const own = ownRows(resource, tenant);
  const where = sql.join([own, ...conditionsOf(resource, storage, query)], sql` and `);
  const order = orderedBy(storage, query.sort);
  const keys = sql`select ${key} from ${table} t ${order.joins} where ${where} order by ${order.terms}
    limit ${query.perPage} offset ${(query.page - 1) * query.perPage}`;
  // As an array the keys tell the planner that few rows follow.
  const page = sql<{ record: Record<string, unknown> }>`
    select ${recordOf({ ...storage, fields: fieldsRead(resource, storage, query.fields) }, 't')} as record from unnest(array(${keys})) with ordinality page (key, place)
      join ${table} t on ${own} and ${key} = page.key order by page.place`;
  const total = sql<{ count: number }>`select count(*) from ${table} t where ${where}`;
  const [rows, [counted]] = await Promise.all([db.run(page), db.run(total)]);
  for (const { record } of rows) writeAmounts(resource.schema, record);
  return { results: rows.map((row) => row.record), count: counted?.count };
}

/** What is read for the properties that are told: those, and the currencies that amounts are written in. */
function fieldsRead({ schema }: Resource, { fields }: Storage, asked: ListQuery['fields']): readonly Field[] {
  if (!asked) return fields;
  const read = new Set([...asked, ...currenciesOf(schema, asked)]);
  return fields.filter(({ name }) => read.has(name));
}
