import { sql } from 'kysely';
import { nameOfCountry, type Country } from '../../../domain/kinds/country.ts';
import type { Language } from '../../../domain/languages.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../db/transaction.ts';
import { ownRows } from '../rows.ts';
import { columnAt, storageOf } from '../storage.ts';
import type { Table } from './table.ts';

type Row = Readonly<Record<string, unknown>>;

/** The records of a resource that a text may mean: none, the one, or several that are called so. */
export type Named = (resource: string, text: string) => readonly Row[];

/** Whose records are looked up, and in which language countries are named. */
interface Lookup {
  readonly tenant: string;
  readonly language: Language;
  /** A resource as whoever asks sees it. */
  readonly seen: (name: string) => Resource | undefined;
}

/**
 * What the cells of a table refer to of what is not archived, by its label, whatever its case, unless one has that very label; a country by its name
 * or its two letters. One statement for each resource that is referred to.
 */
export async function namedIn(db: Db, { columns, rows }: Table, lookup: Lookup): Promise<Named> {
  const referring = Map.groupBy(columns, ({ property }) => property.ref);
  const found = await Promise.all(
    [...referring].map(async ([name, own]): Promise<[string, Named]> => {
      if (name === undefined) return ['', () => []];
      if (name === 'countries') return [name, await countriesCalled(db, lookup.language)];
      const texts = rows.flatMap(({ cells }) => own.map(({ at }) => cells[at]?.toLowerCase() ?? ''));
      return [name, await recordsCalled(db, lookup, name, [...new Set(texts)])];
    }),
  );
  const byResource = new Map(found);
  return (name, text) => byResource.get(name)?.(name, text) ?? [];
}

async function countriesCalled(db: Db, language: Language): Promise<Named> {
  const countries = await db.query<Country & Row>('select id, identifier, name from countries');
  const words = countries.flatMap((country) =>
    [...new Set([nameOfCountry(country, language), country.identifier ?? ''])].map((word) => ({ word, country })),
  );
  const called = Map.groupBy(words, ({ word }) => word.toLowerCase());
  return (_, text) => (called.get(text.toLowerCase()) ?? []).map(({ country }) => country);
}

async function recordsCalled(db: Db, { tenant, seen }: Lookup, name: string, texts: readonly string[]): Promise<Named> {
  const resource = seen(name);
  if (!resource) return () => [];
  const { table, key, fields } = storageOf(resource);
  const label = sql`${sql.ref(`t.${columnAt(fields, resource.label).column}`)}::text`;
  const records = await db.run<{ key: string | number; label: string }>(sql`
    select ${sql.ref(`t.${key}`)} as key, ${label} as label from ${sql.table(table)} t
    where ${ownRows(resource, tenant)}${resource.archive ? sql` and not t.archived` : sql``} and lower(${label}) = any(${texts}::text[])`);
  const called = Map.groupBy(records, (record) => record.label.toLowerCase());
  return (_, text) => {
    const alike = called.get(text.toLowerCase()) ?? [];
    const same = alike.filter((record) => record.label === text);
    return (same.length > 0 ? same : alike).map((record) => ({ [key]: record.key, [resource.label]: record.label }));
  };
}
