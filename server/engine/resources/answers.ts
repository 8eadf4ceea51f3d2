import { addDays, isDate } from '../../../domain/dates/date.ts';
import { countLimit } from '../../../domain/lists/countLimit.ts';
import { listedProperties } from '../../../domain/lists/fields.ts';
import { countedLate, countedStatuses } from '../../../domain/lists/summary.ts';
import type { Property } from '../../../domain/schema/property.ts';
import { keyOf } from '../../../domain/schema/reference.ts';
import { writeSchema } from '../../../domain/schema/writeSchema.ts';
import type { FileRule } from '../../../schemas/file.ts';
import { attachment } from '../../../schemas/parts/attachment.ts';
import type { ObjectSchema, Resource } from '../../../schemas/resource.ts';

type JsonSchema = object;

/** The titled schema of a record, which requires its key. */
interface RecordSchema extends ObjectSchema {
  readonly title: string;
  readonly required: readonly string[];
}

/** The schemas of record keys. */
export const keySchemas = {
  uuid: { type: 'string', format: 'uuid' },
  id: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
} as const;

const detail = { type: 'string', description: 'A message for the user, in the language of the request.' } as const;

/** Returns the titled schema of a record for the OpenAPI document. */
export function recordSchema({ schema, api, single, example }: Resource): RecordSchema {
  const { $id: title, required = [], ...rest } = schema as ObjectSchema & { $id?: string };
  const key = single ? [] : [keyOf(schema)];
  const shown = example && { ...Object.fromEntries(key.map((name) => [name, madeUpKeys[name]])), ...example };
  return {
    ...rest,
    title: String(title),
    required: api.certain ?? [...new Set([...key, ...required])],
    ...(shown && { examples: [shown] }),
  };
}

/** Keys in examples. */
const madeUpKeys = { uuid: '0198f6b2-0000-7000-8000-000000000000', id: 1 } as const;

/** The day of examples in the committed contract. */
export const dayOfExamples = '2026-11-20';

/** Returns the schema of a create or replace request with the resource's example, as of a day. */
export function bodySchema({ schema, example }: Resource, day: string): JsonSchema {
  return { ...writeSchema(schema), ...(example && { examples: [exampleOn(day, example)] }) };
}

/** Shifts the dates of an example to a day, so that rules accept it. */
export function exampleOn(day: string, example: NonNullable<Resource['example']>): Record<string, unknown> {
  const days = Math.round((Date.parse(day) - Date.parse(dayOfExamples)) / 86_400_000);
  const entries = Object.entries(example).map(([name, value]): [string, unknown] => [
    name,
    typeof value === 'string' && isDate(value) ? addDays(value, days) : value,
  ]);
  return Object.fromEntries(entries);
}

/** Returns the schema of a list: a page of records and the count. */
export function pageSchema(resource: Resource): JsonSchema {
  return {
    type: 'object',
    required: resource.list.keyset ? ['results'] : ['results', 'count'],
    properties: {
      results: { type: 'array', items: listedSchema(resource) },
      count: { type: 'integer', description: countWords },
    },
  };
}

/** With `fields` a record has only what was requested, so only its key is required. */
export function listedSchema(resource: Resource): JsonSchema {
  const record = recordSchema(resource);
  const properties = Object.entries(listedProperties(resource)).map(([name, listed]) => [name, optional(listed)]);
  return {
    ...record,
    title: `Listed${record.title}`,
    required: [keyOf(resource.schema)],
    properties: Object.fromEntries(properties),
  };
}

/** Makes all parts of a value optional. */
function optional({ required: _certain, items, properties, ...own }: Property): Property {
  const parts = Object.entries(properties ?? {}).map(([name, part]) => [name, optional(part)]);
  return {
    ...own,
    ...(items && { items: optional(items) }),
    ...(properties && { properties: Object.fromEntries(parts) }),
  };
}

/** Returns the schema of a list's summary. */
export function summarySchema(resource: Resource): JsonSchema {
  const counts = countedStatuses(resource).map((status) => [status, { type: 'integer' }]);
  const amounts = (resource.list.sums ?? []).map((path) => [path, { type: 'string', kind: 'money' }]);
  const sum = {
    type: 'object',
    required: ['currency', 'count', 'amounts'],
    properties: {
      currency: { type: 'string' },
      count: { type: 'integer' },
      by: { type: 'string', description: 'The property with the currency, if the amounts have different ones.' },
      amounts: { type: 'object', properties: Object.fromEntries(amounts) },
    },
  };
  return {
    type: 'object',
    required: ['statuses'],
    properties: {
      statuses: { type: 'object', description: countWords, properties: Object.fromEntries(counts) },
      ...(countedLate(resource) && { late: { type: 'integer', description: 'The late records among them.' } }),
      sums: {
        type: 'array',
        description: `Sums by currency; omitted if there are more than ${countLimit} records.`,
        items: sum,
      },
    },
  };
}

const countWords = `With a search or a filter, exact up to ${countLimit}; one more means that there are more.`;

/** Returns the schema of a written record with its message. */
export function writtenSchema(resource: Resource): JsonSchema {
  const record = recordSchema(resource);
  return {
    ...record,
    title: `Written${record.title}`,
    properties: { ...resource.schema.properties, detail },
    ...(resource.api.certain && { required: [...resource.api.certain, 'detail'] }),
  };
}

/** The schema of an attached file with its message. */
export const attachedSchema = {
  ...attachment,
  title: `Written${attachment.title}`,
  properties: { ...attachment.properties, detail },
} as const;

/** The schema of a record's attachments. */
export const attachmentsSchema = {
  type: 'object',
  required: ['results', 'count'],
  properties: { results: { type: 'array', items: attachment }, count: { type: 'integer' } },
} as const;

/** The schema of the answer to a deletion. */
export const deletedSchema = { type: 'object', required: ['detail'], properties: { detail } } as const;

/** Returns the schema of a multipart body with one file and other fields. */
export const fileBodySchema = (rule: Pick<FileRule, 'types' | 'bytes' | 'anyEncoding'>, properties = {}) =>
  ({
    type: 'object',
    additionalProperties: false,
    properties: { file: { type: 'string', readOnly: true, file: rule }, ...properties },
  }) as const;
