import { filterParameters } from '../../domain/lists/filters.ts';
import type { Resource } from '../../schemas/resource.ts';
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
import { columnAt, storageOf, type Field } from './storage.ts';

/** The query parameters every list understands. */
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

/** Catalogues are short and choices need them whole: one page may hold them all. */
const cataloguePaging = {
  ...pagingParameters,
  per_page: { type: 'integer', minimum: 1, maximum: 300, default: 300 },
} as const;

/** Of lists that can be read on from a record. */
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

/** The JSON Schema of a resource's list query: paging, sort, search where it looks in something, its keys, its filters by path, and what is the resource's own. */
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
  const held = Object.entries(resource.list.heldBy ?? {}).map(([name, [path = '']]) => {
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
      // Nothing refers to a record of a view by its key.
      ...(!resource.derived && { [key]: keysParameter(key) }),
      ...(resource.list.keyset && keysetParameters),
      ...Object.fromEntries([...filters, ...held, ...first]),
      ...(pointing.length > 0 && { recent: recentParameter(pointing) }),
      ...further,
    },
  };
}

/** The parameters of a list that take several values, each as the list of them that it stands for. */
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
  const held = Object.entries(resource.list.heldBy ?? {});
  return {
    [key]: keys(key),
    ...Object.fromEntries(chosen.map(({ name, path }) => [name, several(path)])),
    ...Object.fromEntries(held.map(([name, [path = '']]) => [name, several(path)])),
  };
}

/** Of both, a page that is not the first has nothing. */
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

/** The tenant's resources whose newest records tell which of a resource's were used lately. */
export const recentOf = ({ scope, related = [] }: Resource): string[] =>
  scope === 'tenant' ? [...new Set(related.flatMap(({ resource, of }) => (of === undefined ? resource : [])))] : [];

/** What a file, which has no pages, does not know of a list. */
const ofPages = ({ list }: Resource): ReadonlySet<string> =>
  new Set(['page', 'per_page', 'recent', ...Object.keys({ ...keysetParameters, ...list.first })]);

/** The JSON Schema of the query of a list's file: that of the list without its pages, and the columns of the file. */
export function fileQuerySchemaOf(
  resource: Resource,
  further: Readonly<Record<string, object>> = {},
): ReturnType<typeof querySchemaOf> {
  const { properties, ...schema } = querySchemaOf(resource, further);
  const paging = ofPages(resource);
  const kept = Object.entries(properties).filter(([name]) => !paging.has(name));
  return { ...schema, properties: { ...Object.fromEntries(kept), fields: columnsParameter, format: formatParameter } };
}

/** The JSON Schema of the query of what is said of a whole list: what narrows it and nothing else. */
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
