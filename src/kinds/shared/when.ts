import { propertiesOf, type Property } from '../../../domain/schema/property.ts';
import { holds } from '../../../domain/actions/holds.ts';
import { isObject } from '../../../domain/schema/isObject.ts';
import type { ObjectSchema } from '../../../schemas/resource.ts';

/** Whether a property is asked for, given the values of its siblings. */
export function isAsked({ when }: Property, siblings: unknown): boolean {
  return !when || holds(when, siblings);
}

/** Whether a property is a percentage, given the values of its siblings. */
export function isPercent({ percent }: Property, siblings: unknown): boolean {
  return percent !== undefined && holds(percent, siblings);
}

/** The values without those that are not asked for: a choice changed afterwards leaves nothing of the one before. */
export function dropUnasked(schema: ObjectSchema | Property, values: unknown): unknown {
  if (!isObject(values)) return values;
  const properties = propertiesOf(schema);
  const entries = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!property) return [[name, value]];
    if (!isAsked(property, values)) return [];
    if (property.file) return [[name, value]];
    const { items } = property;
    if (items && Array.isArray(value)) return [[name, value.map((row: unknown) => dropUnasked(items, row))]];
    return [[name, property.type === 'object' ? dropUnasked(property, value) : value]];
  });
  return Object.fromEntries(entries);
}
