import { isObject } from '../schema/isObject.ts';

type JsonRecord = Readonly<Record<string, unknown>>;

/** Returns the value as an object, or an empty one. */
export function objectOf(value: unknown): JsonRecord {
  return isObject(value) ? value : {};
}

/** Returns the value as trimmed text, or an empty one. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** Returns the value as a list of objects, or an empty one. */
export function rowsOf(value: unknown): JsonRecord[] {
  return Array.isArray(value) ? value.map(objectOf) : [];
}
