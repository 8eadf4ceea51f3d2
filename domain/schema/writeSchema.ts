import type { ObjectSchema } from '../../schemas/resource.ts';
import { propertiesOf, type Property } from './property.ts';
import { keyOf } from './reference.ts';

/**
 * What a request may carry of a record: no property that the server fills, references by their key alone.
 * Everything else the schema says is kept, but its `$id`, which stays the whole record's.
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
