import type { Country } from '../../../../schemas/resources/platform/countries.ts';
import type { Language } from '../../../base/i18n.ts';
import type { Db } from '../../../database/transaction.ts';
import type { FindFile } from '../../../engine/resources/finder.ts';

interface Entry {
  readonly country: Country;
  /** The name normalized for searches. */
  readonly text: string;
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Only a migration, and so a restart, changes them. */
const known = new Map<Language, readonly Entry[]>();

async function countriesIn(language: Language, db: Db): Promise<readonly Entry[]> {
  const cached = known.get(language);
  if (cached) return cached;
  const rows = await db.query<Country>('select id, identifier, name from countries');
  const made = entriesIn(language, rows);
  known.set(language, made);
  return made;
}

/** Returns the countries, named and sorted in a language. */
function entriesIn(language: Language, rows: readonly Country[]): Entry[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const order = new Intl.Collator(language);
  return rows
    .map((row) => ({ ...row, name: names.of(row.identifier) ?? row.name }))
    .toSorted((a, b) => order.compare(a.name, b.name))
    .map((country) => ({ country, text: plain(country.name) }));
}

/** Lists countries, named, searched and sorted in the reader's language. */
export const find: FindFile['find'] = async (db, { language }, query) => {
  const { search = '', keys, sort, page, perPage } = query;
  const term = plain(search);
  const named = keys && new Set(keys.map(Number));
  const matching = (await countriesIn(language, db)).filter(
    ({ text, country }) => text.includes(term) && (named?.has(country.id) ?? true),
  );
  const ordered = sort[0]?.descending ? matching.toReversed() : matching;
  const from = (page - 1) * perPage;
  return { results: ordered.slice(from, from + perPage).map(({ country }) => country), count: ordered.length };
};

/** Returns the countries' keys, sorted by name in the reader's language. */
export const ranking: FindFile['ranking'] = async (db, { language }) =>
  (await countriesIn(language, db)).map(({ country }) => country.id);
