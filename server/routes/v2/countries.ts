import type { FastifyInstance } from 'fastify';
import countries, { type Country } from '../../../schemas/resources/countries.ts';
import { onPlatform } from '../../db/transaction.ts';
import type { Language } from '../../i18n.ts';
import { pageSchema } from '../../resources/answers.ts';
import { cataloguePaging, type CatalogueQuery } from '../../resources/query.ts';

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

interface Entry {
  readonly country: Country;
  /** The name as searches compare it. */
  readonly text: string;
}

/** The countries as a language names and sorts them. */
function entriesIn(language: Language, rows: readonly Country[]): Entry[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const order = new Intl.Collator(language);
  return rows
    .map((row) => ({ ...row, name: names.of(row.identifier) ?? row.name }))
    .toSorted((a, b) => order.compare(a.name, b.name))
    .map((country) => ({ country, text: plain(country.name) }));
}

/** GET countries: named, sorted and searched in the language of the request. */
export default async function countryRoutes(app: FastifyInstance): Promise<void> {
  // Only a migration changes countries, and the server starts anew after one.
  const known = new Map<Language, readonly Entry[]>();

  async function entries(language: Language): Promise<readonly Entry[]> {
    const seen = known.get(language);
    if (seen) return seen;
    const rows = await onPlatform(app.pool, {}, (db) =>
      db.query<Country>('select id, identifier, name from countries'),
    );
    const made = entriesIn(language, rows);
    known.set(language, made);
    return made;
  }

  app.get<{ Querystring: CatalogueQuery }>('/api/v2/countries', {
    config: { access: 'signed-in' },
    schema: { tags: ['countries'], querystring: cataloguePaging, response: { 200: pageSchema(countries) } },
    handler: async ({ query, language }) => {
      const term = plain(query.search ?? '');
      const found = (await entries(language)).filter(({ text }) => text.includes(term));
      const from = (query.page - 1) * query.per_page;
      return { results: found.slice(from, from + query.per_page).map(({ country }) => country), count: found.length };
    },
  });
}
