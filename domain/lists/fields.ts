import type { Resource } from '../../schemas/resource.ts';
import { propertiesOf, type Property } from '../schema/property.ts';

/** What a list may tell of each record: its properties without what lists leave out. */
export function listedProperties({ schema, list }: Pick<Resource, 'schema' | 'list'>): Record<string, Property> {
  const isListed = (name: string, { writeOnly }: Property) => !writeOnly && !list.omits?.includes(name);
  return Object.fromEntries(
    Object.entries(propertiesOf(schema)).filter(([name, property]) => isListed(name, property)),
  );
}

/** A record with none but these of its properties, in its own order. */
export const only = (record: object, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
