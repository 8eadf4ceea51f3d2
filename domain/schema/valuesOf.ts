import type { ObjectSchema } from '../../schemas/resource.ts';
import { isObject } from './isObject.ts';
import { propertiesOf, type Property } from './property.ts';

type Values = Record<string, unknown>;

/** A value within a record. */
export interface HeldValue {
  /** Its form source. */
  readonly path: string;
  readonly property: Property;
  /** The object that contains it under this name. */
  readonly holder: Values;
  readonly name: string;
  readonly value: unknown;
}

/**
 * Returns the values of matching properties, including nested objects and lists. Contents of references are excluded,
 * because they belong to another record.
 */
export function valuesOf(
  schema: ObjectSchema | Property,
  holder: Values,
  isWanted: (property: Property) => boolean,
  prefix = '',
): HeldValue[] {
  return Object.entries(propertiesOf(schema)).flatMap(([name, property]): HeldValue[] => {
    const value = holder[name];
    const path = prefix + name;
    if (isWanted(property)) return [{ path, property, holder, name, value }];
    const { items } = property;
    if (items && Array.isArray(value)) {
      return value.flatMap((row: unknown, index) =>
        isObject(row) ? valuesOf(items, row, isWanted, `${path}.${index}.`) : [],
      );
    }
    return property.properties && !property.ref && isObject(value)
      ? valuesOf(property, value, isWanted, `${path}.`)
      : [];
  });
}

/** Returns whether a schema contains a matching property at any depth. */
export function hasProperty(schema: ObjectSchema | Property, isWanted: (property: Property) => boolean): boolean {
  return Object.values(propertiesOf(schema)).some(
    (property) => isWanted(property) || hasProperty(property.items ?? property, isWanted),
  );
}
