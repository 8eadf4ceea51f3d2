import { isObject } from '../../domain/schema/isObject.ts';
import { propertiesOf, type Property } from '../../domain/schema/property.ts';
import { fieldOfUnmatched } from '../kinds/shared/combobox/unmatchedText.ts';
import type { ObjectSchema } from '../../schemas/resource.ts';

/** Returns the values that a browser may store: user input without secrets and files. */
export function keepable(schema: ObjectSchema | Property, values: Readonly<Record<string, unknown>>) {
  const properties = propertiesOf(schema);
  const entries = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    const field = fieldOfUnmatched(name) ?? name;
    const property = Object.hasOwn(properties, field) ? properties[field] : undefined;
    if (!property || property.file || property.kind === 'secret') return [];
    const { items } = property;
    if (!items || !Array.isArray(value))
      return [[name, isObject(value) && property.properties ? keepable(property, value) : value]];
    return [[name, value.map((row: unknown) => (isObject(row) ? keepable(items, row) : row))]];
  });
  return Object.fromEntries(entries);
}
