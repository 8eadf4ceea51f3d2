import type { ObjectSchema } from '../../schemas/resource.ts';
import { propertiesOf, type Property } from './property.ts';

/** A new record as its schema begins it: the defaults of its properties. */
export function defaultsOf(schema: ObjectSchema | Property): Record<string, unknown> {
  const entries = Object.entries(propertiesOf(schema));
  return Object.fromEntries(
    entries.filter(([, property]) => property.default !== undefined).map(([name, { default: value }]) => [name, value]),
  );
}
