import type { ObjectSchema } from '../../schemas/resource.ts';
import { propertiesOf, type Property } from './property.ts';

/** Returns the defaults of a new record. */
export function defaultsOf(schema: ObjectSchema | Property): Record<string, unknown> {
  const entries = Object.entries(propertiesOf(schema));
  return Object.fromEntries(
    entries.filter(([, property]) => property.default !== undefined).map(([name, { default: value }]) => [name, value]),
  );
}
