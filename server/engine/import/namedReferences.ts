import { sql } from 'kysely';
import { countryCalled } from '../../../domain/imports/countryWords.ts';
import { headingText } from '../../../domain/imports/headingText.ts';
import type { Country } from '../../../domain/kinds/country.ts';
import type { Language } from '../../../domain/languages.ts';
import { importWays } from '../../../domain/lists/importColumns.ts';
import { cellText, type SheetCell } from '../../../domain/lists/sheetCell.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import { ownRows } from '../resources/rows.ts';
import { columnAt, storageOf } from '../resources/storage.ts';
import { currentKey } from '../writing/followMerged.ts';
import { comparable, comparableText } from './comparable.ts';
import type { Table } from './table.ts';

type Row = Readonly<Record<string, unknown>>;

/** The records that a cell may refer to: none, one, or several of the same name. */
export type Named = (resource: string, cell: SheetCell) => readonly Row[];

/** Who looks records up, and the language of country names. */
interface Lookup {
  readonly tenant: string;
  readonly language: Language;
  /** A resource as the user sees it. */
  readonly resourceNamed: (name: string) => Resource | undefined;
}

/**
 * Resolves the references of a table to unarchived records, and merged ones to those that they lead to: by label, ignoring case unless one matches exactly; else by
 * the paths that identify or name the resource in imports. Countries match by code, name or usual spelling. One statement per
 * resource.
 */
export async function namedIn(db: Db, { columns, rows }: Table, lookup: Lookup): Promise<Named> {
  const referring = Map.groupBy(columns, ({ property }) => property.ref);
  const found = await Promise.all(
    [...referring].map(async ([name, own]): Promise<[string, (text: string) => readonly Row[]]> => {
      if (name === undefined) return ['', () => []];
      if (name === 'countries') return [name, await countriesCalled(db)];
      const texts = rows.flatMap(({ cells, missing = [] }) =>
        own.map(({ at }) => cellText(cells[at] || missing[at] || '', lookup.language)),
      );
      return [name, await recordsCalled(db, lookup, name, [...new Set(texts)])];
    }),
  );
  const byResource = new Map(found);
  return (name, cell) => byResource.get(name)?.(cellText(cell, lookup.language)) ?? [];
}

async function countriesCalled(db: Db) {
  const countries = await db.query<Country & Row>('select id, identifier, name from countries');
  const byCode = Map.groupBy(countries, ({ identifier = '' }) => identifier);
  const byName = Map.groupBy(countries, ({ name = '' }) => headingText(name));
  return (text: string) => byCode.get(countryCalled(text) ?? '') ?? byName.get(headingText(text)) ?? [];
}

/** A record with the texts that name it; a merged one has the key of the one that it leads to. */
interface Found {
  readonly key: string | number;
  readonly label: string;
  readonly words: readonly string[];
  readonly merged: boolean;
}

const firstOfEach = (found: readonly Found[]): Found[] => [
  ...new Map(found.toReversed().map((each) => [each.key, each])).values(),
];

async function recordsCalled(db: Db, { tenant, resourceNamed }: Lookup, name: string, texts: readonly string[]) {
  const resource = resourceNamed(name);
  if (!resource) return () => [];
  const { table, key, fields } = storageOf(resource);
  const paths = [resource.label, ...importWays(resource).slice(1), ...(resource.imports?.named ?? [])];
  const ways = [...new Set(paths)].map((path) => columnAt(fields, path));
  const label = sql`${sql.ref(`t.${columnAt(fields, resource.label).column}`)}::text`;
  const given = ways.map((field) => texts.map((text) => comparableText(field, text)));
  const columns = ways.map((field) => comparable(field, sql.ref(`t.${field.column}`)));
  const like = columns.map((column, at) => sql`${column} = any(${given[at]}::text[])`);
  const isMerged = resource.leadsTo ? sql`${currentKey(resource)} <> ${sql.ref(`t.${key}`)}` : sql`false`;
  const inUse = resource.archive ? sql` and (not t.archived or ${isMerged})` : sql``;
  const records = await db.run<Found>(sql`
    select ${currentKey(resource)} as key, ${label} as label, array[${sql.join(columns)}] as words, ${isMerged} as merged
    from ${sql.table(table)} t where ${ownRows(resource, tenant)}${inUse} and (${sql.join(like, sql` or `)})
    order by merged`);
  const called = ways.map((_, at) => Map.groupBy(records, ({ words }) => words[at] ?? ''));
  return (text: string) => {
    const alike = ways
      .map((field, at) => called[at]?.get(comparableText(field, text)) ?? [])
      .map((some) => (some[0]?.merged ? firstOfEach(some) : some.filter(({ merged }) => !merged)))
      .find((some) => some.length > 0);
    const same = alike?.filter((record) => record.label === text) ?? [];
    return (same.length > 0 ? same : (alike ?? [])).map((record) => ({
      [key]: record.key,
      [resource.label]: record.label,
    }));
  };
}
