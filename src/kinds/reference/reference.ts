import type { Property } from '../../../domain/schema/property.ts';
import { keyOf } from '../../../domain/schema/reference.ts';
import { resourceOf } from '../../data/resources.ts';
import { isObject } from '../../../domain/schema/isObject.ts';

/** What a record says of another: its key, and of its words what the schema lists. */
export type Reference = Readonly<Record<string, unknown>>;

export const isReference = (value: unknown): value is Reference =>
  isObject(value) && (typeof value.uuid === 'string' || typeof value.id === 'number' || typeof value.id === 'string');

/** The key of what is referred to, whether the value is a reference or the bare key; an emptied field has none. */
export function referenceKey(value: unknown): string | number | undefined {
  const key = isObject(value) ? (value.uuid ?? value.id) : value;
  return (typeof key === 'string' && key !== '') || typeof key === 'number' ? key : undefined;
}

/** The words of a reference: the label of the resource it points to, when the value carries it. */
export function referenceLabel(value: unknown, { ref = '' }: Property): string | undefined {
  const label = isObject(value) ? value[resourceOf(ref).label] : undefined;
  return typeof label === 'string' || typeof label === 'number' ? String(label) : undefined;
}

/** Of a whole record, what the property holds: its key and those of its fields that the schema lists. */
export function toReference(record: Readonly<Record<string, unknown>>, property: Property): Reference {
  const names = Object.keys(property.properties ?? { [keyOf(property)]: true });
  return Object.fromEntries(names.filter((name) => record[name] !== undefined).map((name) => [name, record[name]]));
}
