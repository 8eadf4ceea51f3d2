import type { Resource } from '../../schemas/resource.ts';
import { ApiError } from '../errors.ts';
import type { ListQuery } from './list.ts';
import { storageOf, type Field } from './storage.ts';

const defaultPerPage = 10;
const maximumPerPage = 100;

/** The query parameters every list understands. */
export const pagingParameters = {
  page: { type: 'integer', minimum: 1, maximum: 10_000_000, default: 1 },
  per_page: { type: 'integer', minimum: 1, maximum: maximumPerPage, default: defaultPerPage },
  sort: {
    type: 'string',
    maxLength: 200,
    description: 'Fields separated by commas; a minus before one turns it round.',
  },
  search: { type: 'string', maxLength: 200, description: 'Part of a text, whatever its case and accents.' },
} as const;

/** What a validated query of a catalogue carries. */
export interface CatalogueQuery {
  readonly page: number;
  readonly per_page: number;
  readonly sort?: string;
  readonly search?: string;
  /** Keys, comma-joined. */
  readonly id?: string;
}

/** As many records as a request may name. */
export const mostKeys = 100;

const uuid = '[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';

/** The keys of a tenant's records, joined by commas. */
export const keysParameter = {
  type: 'string',
  maxLength: mostKeys * 37,
  pattern: `^${uuid}(,${uuid}){0,${mostKeys - 1}}$`,
  description: `Keys separated by commas, at most ${mostKeys}: none but these.`,
} as const;

/** The numbers of the platform's records, joined by commas. */
export const numbersParameter = {
  type: 'string',
  maxLength: mostKeys * 11,
  pattern: `^\\d{1,9}(,\\d{1,9}){0,${mostKeys - 1}}$`,
  description: `Keys separated by commas, at most ${mostKeys}: none but these.`,
} as const;

/** Catalogues are short and choices need them whole: one page may hold them all. */
export const cataloguePaging = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...pagingParameters,
    per_page: { type: 'integer', minimum: 1, maximum: 300, default: 300 },
    id: numbersParameter,
  },
} as const;

/** Keys of the platform's own records, joined by commas. */
const joinedKeys = {
  type: 'string',
  maxLength: 400,
  pattern: '^(\\d{1,9}(,\\d{1,9})*)?$',
  description: 'Keys separated by commas; what is listed has each of them.',
} as const;

/** The numbers that a column of PostgreSQL's `int` holds. */
const int4 = { minimum: -2_147_483_648, maximum: 2_147_483_647 };

interface ParameterSchema {
  type: string;
  minimum?: number;
  maximum?: number;
  format?: string;
  maxLength?: number;
  enum?: readonly unknown[];
}

/** The JSON Schema of a resource's list query: paging, sort, search, and its filters by path. */
export function querySchemaOf(resource: Resource): {
  type: 'object';
  additionalProperties: false;
  properties: Record<string, unknown>;
} {
  const fields = storageOf(resource).fields;
  const filters = resource.list.filters.map((path) => [path, filterSchema(fields, path)]);
  const joined = Object.keys(resource.list.joined ?? {}).map((name) => [name, joinedKeys]);
  return {
    type: 'object',
    additionalProperties: false,
    properties: { ...pagingParameters, uuid: keysParameter, ...Object.fromEntries([...filters, ...joined]) },
  };
}

function filterSchema(fields: readonly Field[], path: string): ParameterSchema {
  const [head, ...rest] = path.split('.');
  const found = fields.find((field) => field.name === head);
  if (found?.is === 'nested') return filterSchema(found.fields, rest.join('.'));
  if (found?.is === 'reference')
    return found.key === 'id' ? { type: 'integer', ...int4 } : { type: 'string', format: 'uuid' };
  if (found?.is === 'scalar') {
    const { type = 'string', format, maxLength, enum: choices } = found.schema;
    return { type, ...(format && { format }), ...(maxLength && { maxLength }), ...(choices && { enum: choices }) };
  }
  throw new Error(`${path} cannot be filtered`);
}

/** What a validated query string asks for. Throws like `sortOf`. */
export function listQueryOf(resource: Resource, query: Readonly<Record<string, unknown>>): ListQuery {
  const joined = Object.entries(resource.list.joined ?? {}).flatMap(([name]) => {
    const keys = query[name] ? String(query[name]).split(',').map(Number) : [];
    return keys.length > 0 ? [[name, keys] as const] : [];
  });
  const filters = resource.list.filters.flatMap((path) =>
    query[path] === undefined ? [] : [[path, query[path] as string | number | boolean] as const],
  );
  return {
    page: Number(query['page'] ?? 1),
    perPage: Number(query['per_page'] ?? defaultPerPage),
    sort: sortOf(resource.list, query['sort']),
    ...(query['search'] ? { search: String(query['search']) } : {}),
    ...(query['uuid'] ? { keys: keysOf(String(query['uuid'])) } : {}),
    filters: Object.fromEntries(filters),
    joined: Object.fromEntries(joined),
  };
}

/** The keys of a `keysParameter`. */
export const keysOf = (text: string): string[] => text.split(',');

/**
 * `-created,number` as fields with their direction; the resource's own order where nothing is asked. Throws
 * `validation` for a field that the list is not sorted by.
 */
export function sortOf(list: Resource['list'], text: unknown): ListQuery['sort'] {
  if (!text) return [{ field: list.sort.field, descending: list.sort.order === 'DESC' }];
  return String(text)
    .split(',')
    .map((term) => {
      const field = term.replace(/^-/, '');
      if (!list.sortable.includes(field)) {
        throw new ApiError('validation', { errors: [{ path: 'sort', key: 'validation.sort', args: { field } }] });
      }
      return { field, descending: term.startsWith('-') };
    });
}
