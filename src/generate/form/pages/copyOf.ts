import { propertiesOf, type Property } from '../../../../domain/schema/property.ts';
import type { ObjectSchema } from '../../../../schemas/resource.ts';
import { isObject } from '../../../../domain/schema/isObject.ts';

/**
 * Returns the initial values of a copy: everything a user entered, except keys, files, secrets and the properties
 * `without`.
 */
export function copyOf(
  record: Readonly<Record<string, unknown>>,
  schema: ObjectSchema | Property,
  without: readonly string[] = [],
): object {
  const entries = Object.entries(propertiesOf(schema)).flatMap(([name, property]): [string, unknown][] => {
    const value = record[name];
    if (
      property.readOnly ||
      property.file ||
      property.kind === 'secret' ||
      name === 'uuid' ||
      without.includes(name) ||
      value === null ||
      value === undefined
    )
      return [];
    const { items } = property;
    if (!items || items.ref || !Array.isArray(value)) return [[name, value]];
    return [[name, value.map((row: unknown) => (isObject(row) ? copyOf(row, items) : row))]];
  });
  return Object.fromEntries(entries);
}
