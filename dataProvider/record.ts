import type { DataProvider, RaRecord } from 'ra-core';
import { isObject } from '../domain/schema/isObject.ts';

/** The version a record was read at, kept beside its fields until it is written back. */
export const etagKey = '@etag';

/** The header by which a write is made to that version and no other; none where it is not known. */
export const matching = (etag: unknown): Readonly<Record<string, string>> =>
  typeof etag === 'string' ? { 'If-Match': etag } : {};

/** The once-only key under which a record is made, kept beside its fields until it is sent. */
export const onceKey = '@once';

export const onceOf = ({ [onceKey]: key }: Readonly<Record<string, unknown>>): string | undefined =>
  typeof key === 'string' ? key : undefined;

/** What the server said of a write, in the user's language. */
const detailKey = '@detail';

/** The message a write was answered with, for its toast. */
export function detailOf(record: unknown): string | undefined {
  const detail = isObject(record) ? record[detailKey] : undefined;
  return typeof detail === 'string' ? detail : undefined;
}

/** react-admin's verbs, each of which asks for one thing. */
export type Verbs = Pick<
  DataProvider,
  'getList' | 'getOne' | 'getMany' | 'getManyReference' | 'create' | 'update' | 'delete'
>;

/** A wire object as react-admin wants it: `id` is its uuid or its id; version and message move to keys of their own. */
export function toRecord(json: unknown, headers?: Headers): RaRecord {
  const { detail, ...fields } = isObject(json) ? json : {};
  const key = fields.uuid ?? fields.id;
  const etag = headers?.get('etag');
  return {
    ...fields,
    id: typeof key === 'number' ? key : String(key ?? ''),
    ...(etag ? { [etagKey]: etag } : {}),
    ...(typeof detail === 'string' ? { [detailKey]: detail } : {}),
  };
}

/** What of a record goes on the wire: the properties its schema has, but for those that the server fills. */
export function toWire(
  record: Readonly<Record<string, unknown>>,
  properties: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const isWritten = (name: string) => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return property !== undefined && !(isObject(property) && property.readOnly === true);
  };
  return Object.fromEntries(Object.entries(record).filter(([name, value]) => isWritten(name) && value !== undefined));
}

/** The rows and the total of a list, which some routes answer as a plain array. */
export function toList(json: unknown): { data: RaRecord[]; total: number } {
  const results = isObject(json) ? json.results : json;
  const rows: unknown[] = Array.isArray(results) ? results : [];
  const count = isObject(json) ? json.count : undefined;
  return { data: rows.map((row) => toRecord(row)), total: typeof count === 'number' ? count : rows.length };
}
