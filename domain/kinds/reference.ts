import { isObject } from '../schema/isObject.ts';
import type { Property } from '../schema/property.ts';
import { keyOf } from '../schema/reference.ts';
import { defineCodec, type Naming, type Translate } from './codec.ts';
import { valueKey } from './words.ts';

/** A reference in a record: the key, and the properties that the schema lists. */
export type Reference = Readonly<Record<string, unknown>>;

export const isReference = (value: unknown): value is Reference =>
  isObject(value) && (typeof value.uuid === 'string' || typeof value.id === 'number' || typeof value.id === 'string');

/** Returns the key of a reference or a bare key; undefined for an emptied field. */
export function referenceKey(value: unknown): string | number | undefined {
  const key = isObject(value) ? (value.uuid ?? value.id) : value;
  return (typeof key === 'string' && key !== '') || typeof key === 'number' ? key : undefined;
}

/** Returns the label in a reference, if present. */
export function referenceLabel(value: unknown, label: string): string | undefined {
  const words = isObject(value) ? value[label] : undefined;
  return typeof words === 'string' || typeof words === 'number' ? String(words) : undefined;
}

/**
 * Returns the name of a record or reference: the text of its `called` choice, else its label or what replaces that. Undefined
 * without any. A label that is `called` itself has a text only where it is ours.
 */
export function recordName(
  { name, label, labelOr = label, called }: Naming,
  value: unknown,
  translate: Translate,
): string | undefined {
  const named = referenceLabel(value, label) ?? referenceLabel(value, labelOr);
  const choice = called !== undefined && isObject(value) ? value[called] : undefined;
  if (called === undefined || typeof choice !== 'string') return named;
  const key = valueKey({ resource: name, path: called, property: {} }, choice);
  return translate(key, called === label ? { _: choice } : undefined);
}

/** Reduces a record to the key and the properties that the reference's schema lists. */
export function toReference(record: Readonly<Record<string, unknown>>, property: Property): Reference {
  const names = Object.keys(property.properties ?? { [keyOf(property)]: true });
  return Object.fromEntries(names.filter((name) => record[name] !== undefined).map((name) => [name, record[name]]));
}

/** A reference, shown by its label: its key says nothing to a reader. */
export const reference = defineCodec({
  is: isReference,
  toText: (value, { property: { ref = '' }, namingOf, translate }) => recordName(namingOf(ref), value, translate) ?? '',
  parseText: (text, { property, find }) => {
    const found = find?.(property.ref ?? '', text.trim());
    return isReference(found) ? toReference(found, property) : undefined;
  },
  issue: 'validation.unknownReference',
});
