import type { DataProvider, RaRecord } from 'react-admin';
import { isObject } from '../domain/schema/isObject.ts';

/** The version of a record, stored with its fields. */
export const etagKey = '@etag';

/** Returns the header that makes a write conditional on the version; empty if unknown. */
export const matching = (etag: unknown): Readonly<Record<string, string>> =>
  typeof etag === 'string' ? { 'If-Match': etag } : {};

/** The idempotency key of a new record, stored with its fields. */
export const onceKey = '@once';

export const onceOf = ({ [onceKey]: key }: Readonly<Record<string, unknown>>): string | undefined =>
  typeof key === 'string' ? key : undefined;

/** The server's message about a write, in the user's language. */
const detailKey = '@detail';

/** Returns the message of a write, for its toast. */
export function detailOf(record: unknown): string | undefined {
  const detail = isObject(record) ? record[detailKey] : undefined;
  return typeof detail === 'string' ? detail : undefined;
}

/** react-admin's verbs that need one request. */
export type Verbs = Pick<
  DataProvider,
  'getList' | 'getOne' | 'getMany' | 'getManyReference' | 'create' | 'update' | 'delete'
>;

/** Converts a wire object for react-admin: `id` is its uuid or id; version and message get separate keys. */
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

/** Returns the writable properties of a record's schema. */
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

/** Returns rows and total of a list; some routes answer a plain array. */
export function toList(json: unknown): { data: RaRecord[]; total: number } {
  const results = isObject(json) ? json.results : json;
  const rows: unknown[] = Array.isArray(results) ? results : [];
  const count = isObject(json) ? json.count : undefined;
  return { data: rows.map((row) => toRecord(row)), total: typeof count === 'number' ? count : rows.length };
}
