import type { Resource } from '../../schemas/resource.ts';
import { isObject } from '../schema/isObject.ts';
import { ofAnyRow, propertyAt } from '../schema/path.ts';
import { propertiesOf, type Property } from '../schema/property.ts';

/** What a list may tell of each record: its properties without what lists leave out. */
export function listedProperties({ schema, list }: Pick<Resource, 'schema' | 'list'>): Record<string, Property> {
  const isListed = (name: string, { writeOnly }: Property) => !writeOnly && !list.omits?.includes(name);
  return Object.fromEntries(
    Object.entries(propertiesOf(schema)).filter(([name, property]) => isListed(name, property)),
  );
}

/** What a list may tell of each record at a path; `undefined` where its records have nothing there. */
export const listedAt = (resource: Pick<Resource, 'schema' | 'list'>, path: string): Property | undefined =>
  propertyAt({ type: 'object', properties: listedProperties(resource) }, path);

/** The properties of a record in which these paths begin, each once. */
export const rootsOf = (paths: readonly string[]): string[] => [
  ...new Set(paths.map((path) => path.split('.')[0] ?? '')),
];

/** What leaves of a record none but these paths, through all rows of its lists, in its own order. */
export function only(paths: readonly string[]): (record: object) => Record<string, unknown> {
  const below = Map.groupBy(paths.map(ofAnyRow), (path) => path.split('.')[0] ?? '');
  const parts = new Map([...below].map(([name, within]) => [name, partOf(name, within)]));
  return (record) =>
    Object.fromEntries(
      Object.entries(record).flatMap(([name, value]: [string, unknown]) => {
        const part = parts.get(name);
        return part ? [[name, part(value)]] : [];
      }),
    );
}

/** A property is whole where it is itself one of the paths in it. */
function partOf(name: string, paths: readonly string[]): (value: unknown) => unknown {
  if (paths.includes(name)) return (value) => value;
  const pick = only(paths.map((path) => path.slice(name.length + 1)));
  const part = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(part) : isObject(value) ? pick(value) : value;
  return part;
}
