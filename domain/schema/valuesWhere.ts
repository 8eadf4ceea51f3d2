import type { ObjectSchema } from '../../schemas/resource.ts';
import { memoized } from '../memoized.ts';
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

/** A property that matches, or that contains one that does. */
interface Place {
  readonly name: string;
  readonly property: Property;
  /** The places within an object, or within each row of a list; undefined if the property itself matches. */
  readonly inner?: readonly Place[];
}

/**
 * Returns how to find the values of matching properties in records of a schema, including nested objects and lists.
 * Contents of references are excluded, because they belong to another record. The places are found once per schema.
 */
export function valuesWhere(isWanted: (property: Property) => boolean) {
  const placesOf = memoized((schema: ObjectSchema | Property): readonly Place[] =>
    Object.entries(propertiesOf(schema)).flatMap(([name, property]): Place[] => {
      if (isWanted(property)) return [{ name, property }];
      const inner = placesOf(property.items ?? (property.ref ? {} : property));
      return inner.length > 0 ? [{ name, property, inner }] : [];
    }),
  );
  return (schema: ObjectSchema | Property, record: Values): HeldValue[] => valuesAt(placesOf(schema), record, '');
}

function valuesAt(places: readonly Place[], holder: Values, prefix: string): HeldValue[] {
  return places.flatMap(({ name, property, inner }): HeldValue[] => {
    const value = holder[name];
    const path = prefix + name;
    if (!inner) return [{ path, property, holder, name, value }];
    if (!property.items) return isObject(value) ? valuesAt(inner, value, `${path}.`) : [];
    const rows: readonly unknown[] = Array.isArray(value) ? value : [];
    return rows.flatMap((row, index) => (isObject(row) ? valuesAt(inner, row, `${path}.${index}.`) : []));
  });
}

/** Returns whether a schema contains a matching property at any depth. */
export function hasProperty(schema: ObjectSchema | Property, isWanted: (property: Property) => boolean): boolean {
  return Object.values(propertiesOf(schema)).some(
    (property) => isWanted(property) || hasProperty(property.items ?? property, isWanted),
  );
}
