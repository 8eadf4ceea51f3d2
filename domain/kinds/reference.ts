import { isObject } from '../schema/isObject.ts';
import type { Property } from '../schema/property.ts';
import { keyOf } from '../schema/reference.ts';
import { defineCodec, type Naming, type Translate } from './codec.ts';
import { valueKey } from './words.ts';

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

/**
 * What a record, or a reference to it, is called: by the words of the choice that names it (`called`), else by its label.
 * Undefined where the value has neither.
 */
export function recordName({ name, label, called }: Naming, value: unknown, translate: Translate): string | undefined {
  const choice = called !== undefined && isObject(value) ? value[called] : undefined;
  if (called === undefined || typeof choice !== 'string') return referenceLabel(value, label);
  return translate(valueKey({ resource: name, path: called, property: {} }, choice));
}

/** Of a whole record, what the property holds: its key and those of its fields that the schema lists. */
export function toReference(record: Readonly<Record<string, unknown>>, property: Property): Reference {
  const names = Object.keys(property.properties ?? { [keyOf(property)]: true });
  return Object.fromEntries(names.filter((name) => record[name] !== undefined).map((name) => [name, record[name]]));
}

/** Another record, by its words; by its key where the value carries none. */
export const reference = defineCodec({
  is: isReference,
  toText: (value, { property: { ref = '' }, namingOf, translate }) =>
    recordName(namingOf(ref), value, translate) ?? String(referenceKey(value)),
  parseText: (text, { property, find }) => {
    const found = find?.(property.ref ?? '', text.trim());
    return isReference(found) ? toReference(found, property) : undefined;
  },
  issue: 'validation.unknownReference',
});
