import type { Resource } from '../../schemas/resource.ts';
import { memoizedByShape } from '../access/shape.ts';
import { memoized } from '../memoized.ts';
import { isObject } from '../schema/isObject.ts';
import { ofAnyRow, propertyAt } from '../schema/path.ts';
import { propertiesOf, type Property } from '../schema/property.ts';

type Listing = Pick<Resource, 'schema' | 'list' | 'visibility'>;

/** Returns the properties that a list includes for each record. */
export const listedProperties = memoizedByShape(({ schema, list }: Listing): Readonly<Record<string, Property>> => {
  const isListed = (name: string, { writeOnly }: Property) => !writeOnly && !list.omits?.includes(name);
  const properties = Object.entries(propertiesOf(schema)).filter(([name, property]) => isListed(name, property));
  return Object.freeze(Object.fromEntries(properties));
});

/** Returns the property at a path of a listed record, or `undefined`. */
export const listedAt = (resource: Listing, path: string): Property | undefined =>
  propertyAt({ type: 'object', properties: listedProperties(resource) }, path);

/** Returns the top-level properties of these paths, each once. */
export const rootsOf = (paths: readonly string[]): string[] => [
  ...new Set(paths.map((path) => path.split('.')[0] ?? '')),
];

type Picking = (record: object) => Record<string, unknown>;

/** Returns a function that keeps only these paths of a record, through all rows, in the record's order. */
export const only = memoized((paths: readonly string[]): Picking => {
  const below = Map.groupBy(paths.map(ofAnyRow), (path) => path.split('.')[0] ?? '');
  const parts = new Map([...below].map(([name, within]) => [name, partOf(name, within)]));
  return (record) => {
    const left: Record<string, unknown> = {};
    for (const name of Object.keys(record)) {
      const part = parts.get(name);
      if (part) left[name] = part(Reflect.get(record, name));
    }
    return left;
  };
});

const whole = (value: unknown): unknown => value;

/** A property that is itself in the list is kept whole. */
function partOf(name: string, paths: readonly string[]): (value: unknown) => unknown {
  if (paths.includes(name)) return whole;
  const pick = only(paths.map((path) => path.slice(name.length + 1)));
  const part = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(part) : isObject(value) ? pick(value) : value;
  return part;
}
