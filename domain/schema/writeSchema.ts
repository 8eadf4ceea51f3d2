import type { ObjectSchema } from '../../schemas/resource.ts';
import { propertiesOf, type Property } from './property.ts';
import { keyOf } from './reference.ts';

/**
 * Returns the schema of a request: without read-only properties, references by key only. The `$id` is omitted, because
 * it names the whole record.
 */
export function writeSchema(schema: ObjectSchema | Property): ObjectSchema & Property {
  const { $id: _wholeRecord, ...written } = writable(schema as Property);
  return { ...written, type: 'object', properties: propertiesOf(written) };
}

function writable(property: Property): Property {
  if (property.items) return { ...property, items: writable(property.items) };
  if (!property.properties) return property;
  const entries = Object.entries(property.properties);
  const key = property.ref ? keyOf(property) : undefined;
  const kept = entries.filter(([name, child]) => !child.readOnly && (key === undefined || name === key));
  const properties = Object.fromEntries(kept.map(([name, child]) => [name, writable(child)]));
  if (!property.required) return { ...property, properties };
  return { ...property, properties, required: property.required.filter((name) => Object.hasOwn(properties, name)) };
}
