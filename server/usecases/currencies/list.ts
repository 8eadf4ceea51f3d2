import { sql } from 'kysely';
import currencies, { type Currency } from '../../../schemas/resources/currencies.ts';
import type { Db } from '../../db/transaction.ts';
import type { Page } from '../../resources/list.ts';
import type { CatalogueQuery } from '../../resources/parameters.ts';
import { listed, sortOf } from '../../resources/query.ts';

/** A page of the currencies whose code or name holds the term, and how many do. Throws like `sortOf`. */
export async function listCurrencies(db: Db, query: CatalogueQuery): Promise<Page<Currency>> {
  const order = sortOf(currencies.list, query.sort).map(
    ({ field, descending }) => sql`${sql.ref(field)} ${descending ? sql`desc` : sql`asc`}`,
  );
  const named = query.id === undefined ? sql`true` : sql`id = any(${listed(query.id)}::int[])`;
  const matches = sql`${named} and position(norm(${query.search ?? ''}) in norm(code || ' ' || name)) > 0`;
  const [results, [counted]] = await Promise.all([
    db.run(sql<Currency>`select id, code, name, locale from currencies where ${matches} order by ${sql.join(order)}
      limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`),
    db.run<{ count: number }>(sql`select count(*) from currencies where ${matches}`),
  ]);
  return { results, count: counted?.count ?? 0 };
}
