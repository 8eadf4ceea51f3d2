import { filterParameters } from '../../../domain/lists/filters.ts';
import type { Resource } from '../../../schemas/resource.ts';
import {
  choicesOf,
  joined,
  keyPatterns,
  keySchemas,
  keysParameter,
  mostKeys,
  parameterOf,
  text,
} from './parameterValues.ts';
import { columnAt, storageOf, type Field } from '../resources/storage.ts';

/** The query parameters of every list. */
export const pagingParameters = {
  page: { type: 'integer', minimum: 1, maximum: 10_000_000, default: 1 },
  per_page: { type: 'integer', minimum: 1, maximum: 100, default: 10 },
  sort: {
    ...text,
    description: 'Fields separated by commas; a minus sign before a field sorts it in descending order.',
  },
  search: { ...text, description: 'Part of a text; case and accents are ignored.' },
  fields: {
    type: 'string',
    maxLength: 2_000,
    description: 'Property paths separated by commas: records contain only these and their key.',
  },
} as const;

/** A page of a catalogue may contain all of it, because choices need it whole. */
const cataloguePaging = {
  ...pagingParameters,
  per_page: { type: 'integer', minimum: 1, maximum: 300, default: 300 },
} as const;

/** Parameters of lists with keyset paging. */
const keysetParameters = {
  after: {
    type: 'string',
    format: 'uuid',
    description: 'The record after which the page starts, instead of `page`; fast at any depth.',
  },
  count: {
    type: 'boolean',
    default: true,
    description: '`false` omits the count, which can take longer than the page.',
  },
} as const;

/** The JSON Schema of a list's query: paging, sort, search, keys, filters, and the resource's own parameters. */
export function querySchemaOf(
  resource: Resource,
  further: Readonly<Record<string, object>> = {},
): {
  type: 'object';
  additionalProperties: false;
  properties: Record<string, unknown>;
} {
  const { key, fields } = storageOf(resource);
  const filters = filterParameters(resource.list).map(({ name, path, comparison }) => [
    name,
    parameterOf(columnAt(fields, path), comparison),
  ]);
  const held = Object.entries(resource.list.keyFilters ?? {}).map(([name, [path = '']]) => {
    const reference = columnAt(fields, path);
    const schema = joined(
      reference.is === 'reference' ? reference.key : 'id',
      'Keys separated by commas; only records with all of them.',
    );
    return [name, schema];
  });
  const first = Object.entries(resource.list.first ?? {}).map(([name, paths]) => [name, firstParameter(fields, paths)]);
  const pointing = recentOf(resource);
  const { search, ...paging } = resource.list.catalogue ? cataloguePaging : pagingParameters;
  return {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...paging,
      ...(resource.list.search.length > 0 && { search }),
      // Records of a view are never referenced by key.
      ...(!resource.derived && { [key]: keysParameter(key) }),
      ...(resource.list.keyset && keysetParameters),
      ...Object.fromEntries([...filters, ...held, ...first]),
      ...(pointing.length > 0 && { recent: recentParameter(pointing) }),
      ...further,
    },
  };
}

/** Returns the parameters that take several values, each with the schema of its list. */
export function listsOf(resource: Resource): Readonly<Record<string, object>> {
  const { key, fields } = storageOf(resource);
  const keys = (of: 'uuid' | 'id') => ({ type: 'array', items: keySchemas[of], minItems: 1, maxItems: mostKeys });
  const several = (path: string) => {
    const column = columnAt(fields, path);
    if (column.is === 'reference') return keys(column.key);
    const choices = choicesOf(column);
    return { type: 'array', items: { type: 'string', enum: choices }, minItems: 1, maxItems: choices.length };
  };
  const chosen = filterParameters(resource.list).filter(({ comparison }) => comparison === 'in');
  const held = Object.entries(resource.list.keyFilters ?? {});
  return {
    [key]: keys(key),
    ...Object.fromEntries(chosen.map(({ name, path }) => [name, several(path)])),
    ...Object.fromEntries(held.map(([name, [path = '']]) => [name, several(path)])),
  };
}

/** With both, only the first page has results. */
function firstParameter(fields: readonly Field[], paths: readonly string[]): object {
  const [reference] = paths.map((path) => columnAt(fields, path));
  const { one, length } = keyPatterns[reference?.is === 'reference' ? reference.key : 'id'];
  return {
    type: 'string',
    maxLength: paths.length * (length + 1),
    pattern: `^(${one}(,${one}){${paths.length - 1}})?$`,
    description: `Records with these values of ${paths.join(' and ')} come first on the first page.`,
  };
}

const recentParameter = (pointing: readonly string[]): object => ({
  type: 'string',
  enum: pointing,
  description: 'The records that the newest of these refer to come first on the first page.',
});

/** The tenant's resources whose newest records determine recently used ones. */
export const recentOf = ({ scope, related = [] }: Resource): string[] =>
  scope === 'tenant' ? [...new Set(related.flatMap(({ resource, of }) => (of === undefined ? resource : [])))] : [];

/** Parameters of pages, which a file does not have. */
const ofPages = ({ list }: Resource): ReadonlySet<string> =>
  new Set(['page', 'per_page', 'recent', ...Object.keys({ ...keysetParameters, ...list.first })]);

/** The JSON Schema of a file's query: the list's without paging, plus columns. */
export function fileQuerySchemaOf(
  resource: Resource,
  further: Readonly<Record<string, object>> = {},
): ReturnType<typeof querySchemaOf> {
  const { properties, ...schema } = querySchemaOf(resource, further);
  const paging = ofPages(resource);
  const kept = Object.entries(properties).filter(([name]) => !paging.has(name));
  return { ...schema, properties: { ...Object.fromEntries(kept), fields: columnsParameter, format: formatParameter } };
}

/** The JSON Schema of a summary's query: the list's filters. */
export function narrowingQuerySchemaOf(
  resource: Resource,
  further: Readonly<Record<string, object>> = {},
): ReturnType<typeof querySchemaOf> {
  const { properties, ...schema } = fileQuerySchemaOf(resource, further);
  const { fields: _, format: __, sort: ___, ...narrowing } = properties;
  return { ...schema, properties: narrowing };
}

const formatParameter = {
  type: 'string',
  enum: ['csv', 'xlsx'],
  default: 'csv',
  description: 'CSV with the separators of the language, or a workbook with typed cells.',
} as const;

const columnsParameter = {
  type: 'string',
  maxLength: 2_000,
  description: 'The columns of the file: property paths separated by commas. Default: the columns of the list.',
} as const;
