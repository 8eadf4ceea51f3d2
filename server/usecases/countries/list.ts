import type { Pool } from '../../db/pool.ts';
import countries, { type Country } from '../../../schemas/resources/countries.ts';
import { readOnPlatform } from '../../db/transaction.ts';
import type { Language } from '../../i18n.ts';
import type { Page } from '../../resources/list.ts';
import type { CatalogueQuery } from '../../resources/parameters.ts';
import { listed, sortOf } from '../../resources/query.ts';

/** The countries of the world, in the languages of the product. */
export interface CountryCatalogue {
  /** A page of the countries whose name holds the term, named and sorted in a language, and how many match. */
  list(language: Language, query: CatalogueQuery): Promise<Page<Country>>;
}

interface Entry {
  readonly country: Country;
  /** The name as searches compare it. */
  readonly text: string;
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Reads the countries when they are first asked for, and keeps them: only a migration, and so a start, changes them. */
export function countryCatalogue(pool: Pool): CountryCatalogue {
  const known = new Map<Language, readonly Entry[]>();

  async function entries(language: Language): Promise<readonly Entry[]> {
    const seen = known.get(language);
    if (seen) return seen;
    const rows = await readOnPlatform(pool, (db) => db.query<Country>('select id, identifier, name from countries'));
    const made = entriesIn(language, rows);
    known.set(language, made);
    return made;
  }

  return {
    async list(language, query) {
      const term = plain(query.search ?? '');
      const [order] = sortOf(countries.list, query.sort);
      const named = query.id === undefined ? undefined : new Set(listed(query.id).map(Number));
      const matching = (await entries(language)).filter(
        ({ text, country }) => text.includes(term) && (named?.has(country.id) ?? true),
      );
      const found = order?.descending ? matching.toReversed() : matching;
      const from = (query.page - 1) * query.per_page;
      return { results: found.slice(from, from + query.per_page).map(({ country }) => country), count: found.length };
    },
  };
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
