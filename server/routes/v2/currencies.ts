import type { FastifyInstance } from 'fastify';
import currencies from '../../../schemas/resources/currencies.ts';
import { readOnPlatform } from '../../db/transaction.ts';
import { pageSchema, recordSchema } from '../../resources/answers.ts';
import { querySchemaOf, type CatalogueQuery } from '../../resources/parameters.ts';
import { listCurrencies } from '../../usecases/currencies/list.ts';
import { readCurrency } from '../../usecases/currencies/read.ts';

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
      schema: {
        tags: ['currencies'],
        summary: 'The currencies documents can be written in.',
        querystring: querySchemaOf(currencies),
        response: { 200: pageSchema(currencies) },
      },
      handler: ({ query }) => readOnPlatform(app.pool, (db) => listCurrencies(db, query)),
    });

    app.get<{ Params: { id: number } }>(`${url}/:id`, {
      config: { access: 'signed-in' },
      schema: {
        tags: ['currencies'],
        summary: 'Read one of the currencies.',
        params,
        response: { 200: recordSchema(currencies) },
      },
      handler: ({ params: { id } }) => readOnPlatform(app.pool, (db) => readCurrency(db, id)),
    });
  }
}
