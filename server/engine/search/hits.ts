import { numberOf } from '../../../domain/documents/issue.ts';
import { hitRank, hitRanks, typedAmount, typedNumber } from '../../../domain/lists/hits.ts';
import { sameText } from '../../../domain/lists/searchText.ts';
import { isReference, recordName, referenceKey } from '../../../domain/kinds/reference.ts';
import { codecFor } from '../../../domain/kinds/registry.ts';
import { listedAt } from '../../../domain/lists/fields.ts';
import { kindOf } from '../../../domain/schema/kindOf.ts';
import type { Property } from '../../../domain/schema/property.ts';
import { keyOf } from '../../../domain/schema/reference.ts';
import { valueAt } from '../../../domain/schema/valueAt.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { translatorIn } from '../../base/i18n.ts';
import type { Db } from '../../database/transaction.ts';
import type { Reader } from '../../identity/scope.ts';
import { listQueryOf, type Filter, type ListQuery } from '../lists/query.ts';
import { resourceNamed } from '../resources/registry.ts';
import type { FindFile } from '../resources/finder.ts';
import { searchedIn, type Searched } from './declared.ts';

/** A record that a search across resources found. */
export interface Hit {
  readonly resource: string;
  readonly key: string;
  readonly name: string;
  readonly details: readonly string[];
  readonly status?: string;
  readonly amount?: string;
  readonly currency?: string;
  readonly opens?: { readonly resource: string; readonly key: string };
}

export interface RankedHit {
  readonly rank: number;
  readonly hit: Hit;
}

type Found = Readonly<Record<string, unknown>>;

/** The matches of a text that are ranked; further ones do not appear. */
const ranked = 20;

/** Searches one resource as the user sees it; returns its best hits in order. */
export async function hitsIn(
  db: Db,
  visible: Resource,
  find: FindFile['find'],
  reader: Reader,
  typed: string,
  most: number,
): Promise<RankedHit[]> {
  const searched = searchedIn(visible);
  if (!searched) return [];
  const read = async (filters: readonly Filter[], search: string | undefined, perPage: number) => {
    const parameters = { page: 1, per_page: perPage, count: false, fields: searched.fields.join(',') };
    const query: ListQuery = { ...listQueryOf(visible, parameters), filters, ...(search && { search }) };
    return (await find(db, reader, query, visible)).results as Found[];
  };
  const { label } = visible;
  const numbered = numberOf(visible) ?? label;
  const number = listedAt(visible, numbered)?.type === 'integer' ? typedNumber(typed) : undefined;
  const amount = searched.amount && typedAmount(typed, reader.language);
  const [byNumber, byAmount, byText] = await Promise.all([
    number ? read([{ path: numbered, comparison: 'eq', value: number }], undefined, most) : [],
    amount ? read(equal(searched.amount, amount), undefined, most) : [],
    visible.list.search.length > 0 ? read([], typed, ranked) : [],
  ]);
  // A frequent text may leave the record of this very name behind the matches that were read.
  const isFull = byText.length === ranked && isName(listedAt(visible, label));
  const named = isFull ? await read([{ path: label, comparison: 'eq', value: typed }], typed, most) : [];
  const all = [
    // That of the series that prints the number alone comes first.
    ...byNumber
      .toSorted((one, other) => Number(valueAt(other, label) === typed) - Number(valueAt(one, label) === typed))
      .map((record) => ({ record, rank: hitRanks.number })),
    ...byAmount.map((record) => ({ record, rank: hitRanks.exact })),
    ...[...named, ...byText].map((record) => ({ record, rank: rankIn(searched, record, typed) })),
  ];
  const key = keyOf(visible.schema);
  const seen = new Set<unknown>();
  return all
    .toSorted((one, other) => one.rank - other.rank)
    .filter(({ record }) => !seen.has(record[key]) && seen.add(record[key]))
    .slice(0, most)
    .map(({ record, rank }) => ({ rank, hit: hitOf(visible, searched, record, reader, typed) }));
}

/** Whether a property is free text, which can equal any typed text. */
const isName = (property: Property = {}): boolean => kindOf(property) === 'text';

const equal = (path: string, value: string): Filter[] => [
  { path, comparison: 'gte', value },
  { path, comparison: 'lte', value },
];

function rankIn({ texts, related }: Searched, record: Found, typed: string): number {
  const textsAt = (paths: readonly string[]) => paths.map((path) => String(valueAt(record, path) ?? ''));
  return hitRank(textsAt(texts.filter((path) => !related.includes(path))), textsAt(related), typed);
}

/** Describes a record: its name, what its declaration says beside it, and the text that was found if neither has it. */
function hitOf(visible: Resource, searched: Searched, record: Found, reader: Reader, typed: string): Hit {
  const { name: resource, label, status, list } = visible;
  const { language, tenant } = reader;
  const translate = translatorIn(language);
  const textAt = (path: string): string => {
    const property = listedAt(visible, path) ?? {};
    const parent = path.includes('.') ? valueAt(record, path.slice(0, path.lastIndexOf('.'))) : record;
    const context = { resource, path, property, language, translate, namingOf, record: parent };
    return codecFor(property).toText(valueAt(record, path), { ...context, timeZone: tenant.timeZone });
  };
  const isNumber = listedAt(visible, label)?.type === 'integer';
  const name = (isNumber || visible.called ? recordName(visible, record, translate) : textAt(label)) ?? '';
  const details = searched.details.map(textAt).filter(Boolean);
  const has = (text: string) => sameText(text).includes(sameText(typed));
  const found = [name, ...details].some(has) ? [] : searched.texts.map(textAt).filter(has).slice(0, 1);
  const [state, amount, currency] = [
    status && valueAt(record, status),
    searched.amount && valueAt(record, searched.amount),
    valueAt(record, 'currency'),
  ];
  const opened = list.opens === undefined ? undefined : valueAt(record, list.opens);
  const target = list.opens === undefined ? undefined : listedAt(visible, list.opens)?.ref;
  return {
    resource,
    key: String(record[keyOf(visible.schema)]),
    name,
    details: [...details, ...found],
    ...(typeof state === 'string' && { status: state }),
    ...(typeof amount === 'string' && { amount }),
    ...(typeof amount === 'string' && typeof currency === 'string' && { currency }),
    ...(target !== undefined &&
      isReference(opened) && { opens: { resource: target, key: String(referenceKey(opened)) } }),
  };
}

function namingOf(name: string): Resource {
  const resource = resourceNamed(name);
  if (!resource) throw new RangeError(`No schema describes the resource "${name}"`);
  return resource;
}
