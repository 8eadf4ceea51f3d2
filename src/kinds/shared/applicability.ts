import { propertiesOf, type Property } from '../../../domain/schema/property.ts';
import { holds } from '../../../domain/actions/holds.ts';
import { isObject } from '../../../domain/schema/isObject.ts';
import type { ObjectSchema } from '../../../schemas/resource.ts';

/** Returns whether a property applies, given its siblings. */
export function isApplicable({ when }: Property, siblings: unknown): boolean {
  return !when || holds(when, siblings);
}

/** Returns whether a property is a percentage, given its siblings. */
export function isPercent({ percent }: Property, siblings: unknown): boolean {
  return percent !== undefined && holds(percent, siblings);
}

/** Removes values that do not apply, such as those of a previous choice. */
export function dropInapplicable(schema: ObjectSchema | Property, values: unknown): unknown {
  if (!isObject(values)) return values;
  const properties = propertiesOf(schema);
  const entries = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!property) return [[name, value]];
    if (!isApplicable(property, values)) return [];
    if (property.file) return [[name, value]];
    const { items } = property;
    if (items && Array.isArray(value)) return [[name, value.map((row: unknown) => dropInapplicable(items, row))]];
    return [[name, property.type === 'object' ? dropInapplicable(property, value) : value]];
  });
  return Object.fromEntries(entries);
}
