import type { Property } from './property.ts';

/** The property of a reference that identifies what it points to. Platform rows have an `id`, tenant rows a `uuid`. */
export function keyOf(reference: Property): 'uuid' | 'id' {
  return reference.properties && Object.hasOwn(reference.properties, 'id') ? 'id' : 'uuid';
}
