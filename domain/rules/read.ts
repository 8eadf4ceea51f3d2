import { isObject } from '../schema/isObject.ts';

type JsonRecord = Readonly<Record<string, unknown>>;

/** The value as an object, empty when it is none. */
export function objectOf(value: unknown): JsonRecord {
  return isObject(value) ? value : {};
}

/** The value as text without spaces around it, empty when it is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** The value as a list of objects, empty when it is none. */
export function rowsOf(value: unknown): JsonRecord[] {
  return Array.isArray(value) ? value.map(objectOf) : [];
}
