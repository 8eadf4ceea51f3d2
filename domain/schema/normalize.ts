import type { ObjectSchema } from '../../schemas/resource.ts';
import { isDecimalText } from './decimalText.ts';
import { isObject } from './isObject.ts';
import { kindOf } from './kindOf.ts';
import { plainDecimal } from './plainDecimal.ts';
import { ownProperty, type Property } from './property.ts';
import { keyOf } from './reference.ts';

/**
 * A request body as the validator expects it, whether it came as JSON, as multipart text or from a form:
 * `null` and empty fields are absent, texts are trimmed and read as what the property is, numbers become decimal
 * text, bare keys become references. Never throws, never changes its input; what it does not understand it leaves
 * for the validator to refuse.
 */
export function normalizeInput(schema: ObjectSchema | Property, body: unknown): unknown {
  return isObject(body) ? normalizeObject(schema, body) : body;
}

type JsonRecord = Readonly<Record<string, unknown>>;

/** Object.fromEntries defines own properties, so that a `__proto__` in the input stays plain data. */
function normalizeObject(schema: ObjectSchema | Property, record: JsonRecord): JsonRecord {
  const entries = Object.entries(record).map(([name, value]) => {
    const property = ownProperty(schema, name);
    return [name, property ? normalizeValue(property, value) : value] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== null && value !== undefined));
}

function normalizeValue(property: Property, value: unknown): unknown {
  const read = typeof value === 'string' ? readText(property, value.trim()) : value;
  if (property.ref && (typeof read === 'string' || typeof read === 'number')) {
    return normalizeObject(property, { [keyOf(property)]: read });
  }
  if (property.type === 'object') return isObject(read) ? normalizeObject(property, read) : read;
  const { items } = property;
  if (items && Array.isArray(read)) {
    return read.map((element: unknown) => normalizeValue(items, element) ?? element);
  }
  if (typeof read === 'number' && isDecimalText(property)) return plainDecimal(read);
  return read;
}

/** What a text means for this property; `undefined` where an empty one means that nothing was said. */
function readText(property: Property, text: string): unknown {
  if (text === '') return keepsEmpty(property) ? text : undefined;
  if (property.type === 'boolean') return booleans.get(text) ?? text;
  if (property.type === 'integer' || property.type === 'number') return readNumber(text);
  if (property.type === 'array') return readJson(text, Array.isArray);
  if (property.type === 'object') return readJson(text, isObject);
  return text;
}

const booleans: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

const freeText: ReadonlySet<string> = new Set(['text', 'multiline']);

const keepsEmpty = (property: Property): boolean =>
  property.type === 'string' && !property.pattern && freeText.has(kindOf(property));

/** A number that a double holds exactly as written; other text stays, to be refused. */
function readNumber(text: string): unknown {
  if (!/^-?\d+(\.\d+)?$/.test(text)) return text;
  const number = Number(text);
  return Number.isInteger(number) && !Number.isSafeInteger(number) ? text : number;
}

function readJson(text: string, expected: (value: unknown) => boolean): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return expected(value) ? value : text;
  } catch {
    return text;
  }
}
