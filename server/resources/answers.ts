import { addDays, isDate } from '../../domain/dates/date.ts';
import { countLimit } from '../../domain/lists/countLimit.ts';
import { listedProperties } from '../../domain/lists/fields.ts';
import { countedStatuses } from '../../domain/lists/summary.ts';
import type { Property } from '../../domain/schema/property.ts';
import { keyOf } from '../../domain/schema/reference.ts';
import { writeSchema } from '../../domain/schema/writeSchema.ts';
import type { FileRule } from '../../schemas/file.ts';
import { attachment } from '../../schemas/parts/attachment.ts';
import type { ObjectSchema, Resource } from '../../schemas/resource.ts';

type JsonSchema = object;

/** The schema of one record under its title, which requires the key, too. */
interface RecordSchema extends ObjectSchema {
  readonly title: string;
  readonly required: readonly string[];
}

/** The keys of records. */
export const keySchemas = {
  uuid: { type: 'string', format: 'uuid' },
  id: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
} as const;

const detail = { type: 'string', description: 'A message for the user, in the language of the request.' } as const;

/** The schema of one record, as the OpenAPI document shows it under its title. */
export function recordSchema({ schema, api, single, example }: Resource): RecordSchema {
  const { $id: title, required = [], ...said } = schema as ObjectSchema & { $id?: string };
  const key = single ? [] : [keyOf(schema)];
  const shown = example && { ...Object.fromEntries(key.map((name) => [name, madeUpKeys[name]])), ...example };
  return {
    ...said,
    title: String(title),
    required: api.certain ?? [...new Set([...key, ...required])],
    ...(shown && { examples: [shown] }),
  };
}

/** The keys of records in examples. */
const madeUpKeys = { uuid: '0198f6b2-0000-7000-8000-000000000000', id: 1 } as const;

/** The day that examples are written on; the contract that is kept among the sources is read on it. */
export const dayOfExamples = '2026-11-20';

/** What creates or replaces a record, with the resource's example, as of a day, for whoever reads the contract. */
export function bodySchema({ schema, example }: Resource, day: string): JsonSchema {
  return { ...writeSchema(schema), ...(example && { examples: [exampleOn(day, example)] }) };
}

/** An example whose dates are as far from a day as they are from the one it was written on: no rule refuses it ever. */
export function exampleOn(day: string, example: NonNullable<Resource['example']>): Record<string, unknown> {
  const days = Math.round((Date.parse(day) - Date.parse(dayOfExamples)) / 86_400_000);
  const entries = Object.entries(example).map(([name, value]): [string, unknown] => [
    name,
    typeof value === 'string' && isDate(value) ? addDays(value, days) : value,
  ]);
  return Object.fromEntries(entries);
}

/** A list: a page of records, of all that lists tell or of what was asked for, and how many there are in all. */
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

/** Of what was not asked for (`fields`) a record has nothing: nobody can rely on more than its key. */
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

/** A value of which any part may be left out. */
function optional({ required: _certain, items, properties, ...own }: Property): Property {
  const parts = Object.entries(properties ?? {}).map(([name, part]) => [name, optional(part)]);
  return {
    ...own,
    ...(items && { items: optional(items) }),
    ...(properties && { properties: Object.fromEntries(parts) }),
  };
}

/** What a list says of all that it is narrowed to. */
export function summarySchema(resource: Resource): JsonSchema {
  const counts = countedStatuses(resource).map((status) => [status, { type: 'integer' }]);
  const amounts = (resource.list.sums ?? []).map((path) => [path, { type: 'string', kind: 'money' }]);
  const sum = {
    type: 'object',
    required: ['currency', 'count', 'amounts'],
    properties: {
      currency: { type: 'string' },
      count: { type: 'integer' },
      amounts: { type: 'object', properties: Object.fromEntries(amounts) },
    },
  };
  return {
    type: 'object',
    required: ['statuses'],
    properties: {
      statuses: { type: 'object', description: countWords, properties: Object.fromEntries(counts) },
      sums: {
        type: 'array',
        description: `Sums by currency; omitted if there are more than ${countLimit} records.`,
        items: sum,
      },
    },
  };
}

const countWords = `With a search or a filter, exact up to ${countLimit}; one more means that there are more.`;

/** A record that was written, with the words that say so. */
export function writtenSchema(resource: Resource): JsonSchema {
  const record = recordSchema(resource);
  return {
    ...record,
    title: `Written${record.title}`,
    properties: { ...resource.schema.properties, detail },
    ...(resource.api.certain && { required: [...resource.api.certain, 'detail'] }),
  };
}

/** A file that was put beside a record, with the words that say so. */
export const attachedSchema = {
  ...attachment,
  title: `Written${attachment.title}`,
  properties: { ...attachment.properties, detail },
} as const;

/** The files beside a record. */
export const attachmentsSchema = {
  type: 'object',
  required: ['results', 'count'],
  properties: { results: { type: 'array', items: attachment }, count: { type: 'integer' } },
} as const;

/** What is left to say of a record that was deleted. */
export const deletedSchema = { type: 'object', required: ['detail'], properties: { detail } } as const;

/** The body of a request that brings one file, and beside it what else it says. */
export const fileBodySchema = ({ types, bytes }: Pick<FileRule, 'types' | 'bytes'>, properties = {}) =>
  ({
    type: 'object',
    additionalProperties: false,
    properties: { file: { type: 'string', readOnly: true, file: { types, bytes } }, ...properties },
  }) as const;
