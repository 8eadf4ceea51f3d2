import type { FastifyInstance } from 'fastify';
import countries, { type Country } from '../../../schemas/resources/countries.ts';
import { onPlatform } from '../../db/transaction.ts';
import { pageSchema } from '../../resources/answers.ts';
import { cataloguePaging, type CatalogueQuery } from '../../resources/query.ts';

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** GET countries: named, sorted and searched in the language of the request. */
export default async function countryRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: CatalogueQuery }>('/api/v2/countries', {
    config: { access: 'signed-in' },
    schema: { tags: ['countries'], querystring: cataloguePaging, response: { 200: pageSchema(countries) } },
    handler: async ({ query, language }) => {
      const rows = await onPlatform(app.pool, {}, (db) =>
        db.query<Country>('select id, identifier, name from countries'),
      );
      const names = new Intl.DisplayNames(language, { type: 'region' });
      const found = rows
        .map((row) => ({ ...row, name: names.of(row.identifier) ?? row.name }))
        .filter((row) => plain(row.name).includes(plain(query.search ?? '')))
        .toSorted((a, b) => a.name.localeCompare(b.name, language));
      const from = (query.page - 1) * query.per_page;
      return { results: found.slice(from, from + query.per_page), count: found.length };
    },
  });
}
