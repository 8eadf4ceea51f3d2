import { isObject } from '../schema/isObject.ts';
import type { Property } from '../schema/property.ts';
import { keyOf } from '../schema/reference.ts';
import { defineCodec } from './codec.ts';

/** What a record says of another: its key, and of its words what the schema lists. */
export type Reference = Readonly<Record<string, unknown>>;

export const isReference = (value: unknown): value is Reference =>
  isObject(value) && (typeof value.uuid === 'string' || typeof value.id === 'number' || typeof value.id === 'string');

/** The key of what is referred to, whether the value is a reference or the bare key; an emptied field has none. */
export function referenceKey(value: unknown): string | number | undefined {
  const key = isObject(value) ? (value.uuid ?? value.id) : value;
  return (typeof key === 'string' && key !== '') || typeof key === 'number' ? key : undefined;
}

/** The words of a reference, when the value carries them: `label` is the property that names what it refers to. */
export function referenceLabel(value: unknown, label: string): string | undefined {
  const words = isObject(value) ? value[label] : undefined;
  return typeof words === 'string' || typeof words === 'number' ? String(words) : undefined;
}

/** Of a whole record, what the property holds: its key and those of its fields that the schema lists. */
export function toReference(record: Readonly<Record<string, unknown>>, property: Property): Reference {
  const names = Object.keys(property.properties ?? { [keyOf(property)]: true });
  return Object.fromEntries(names.filter((name) => record[name] !== undefined).map((name) => [name, record[name]]));
}

/** Another record, by its words; by its key where the value carries none. */
export const reference = defineCodec({
  is: isReference,
  toText: (value, { property: { ref = '' }, labelOf }) =>
    referenceLabel(value, labelOf(ref)) ?? String(referenceKey(value)),
  parseText: (text, { property, find }) => {
    const found = find?.(property.ref ?? '', text.trim());
    return isReference(found) ? toReference(found, property) : undefined;
  },
  issue: 'validation.unknownReference',
});
