import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import currencies from '../../../schemas/resources/currencies.ts';
import { onPlatform } from '../../db/transaction.ts';
import { ApiError } from '../../errors.ts';
import { pageSchema, recordSchema } from '../../resources/answers.ts';
import { cataloguePaging, sortOf, type CatalogueQuery } from '../../resources/query.ts';

const columns = sql`id, code, name, locale`;

const params = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'integer', minimum: 1, maximum: 2_147_483_647 } },
} as const;

/** GET currencies and GET currencies/{id}, the same under v2 and v3. */
export default async function currencyRoutes(app: FastifyInstance): Promise<void> {
  for (const version of ['v2', 'v3']) {
    const url = `/api/${version}/currencies`;

    app.get<{ Querystring: CatalogueQuery }>(url, {
      config: { access: 'signed-in' },
      schema: { tags: ['currencies'], querystring: cataloguePaging, response: { 200: pageSchema(currencies) } },
      handler: ({ query }) => {
        const order = sortOf(currencies.list, query.sort).map(
          ({ field, descending }) => sql`${sql.ref(field)} ${descending ? sql`desc` : sql`asc`}`,
        );
        const matches = sql`position(norm(${query.search ?? ''}) in norm(code || ' ' || name)) > 0`;
        return onPlatform(app.pool, {}, async (db) => {
          const [results, [counted]] = await Promise.all([
            db.run(sql<object>`select ${columns} from currencies where ${matches} order by ${sql.join(order)}
              limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`),
            db.run<{ count: number }>(sql`select count(*) from currencies where ${matches}`),
          ]);
          return { results, count: counted?.count ?? 0 };
        });
      },
    });

    app.get<{ Params: { id: number } }>(`${url}/:id`, {
      config: { access: 'signed-in' },
      schema: { tags: ['currencies'], params, response: { 200: recordSchema(currencies) } },
      handler: async (request) => {
        const find = sql<object>`select ${columns} from currencies where id = ${request.params.id}`;
        const [currency] = await onPlatform(app.pool, {}, (db) => db.run(find));
        if (!currency) throw new ApiError('not_found');
        return currency;
      },
    });
  }
}
