import type { ObjectSchema } from '../../../schemas/resource.ts';
import { boundsOf } from '../bounds.ts';
import { isDecimalText } from './decimalText.ts';
import { isDocument, richTextOf } from '../../richText/richText.ts';
import { isObject } from '../isObject.ts';
import { isRichText, kindOf } from '../kindOf.ts';
import { plainDecimal } from './plainDecimal.ts';
import { propertiesOf, type Property } from '../property.ts';
import { readJson } from './readJson.ts';
import { keyOf } from '../reference.ts';

/**
 * Normalizes a request body for validation, from JSON, multipart text or a form: `null`, empty fields and unknown
 * properties become absent; texts are trimmed and converted to the property's type; numbers become decimal text; bare
 * keys become references; positions in a numbered choice become its values. Never throws and never changes its input;
 * invalid or oversized input stays for the validator to refuse.
 */
export function normalizeInput(schema: ObjectSchema | Property, body: unknown): unknown {
  return isObject(body) ? normalizeValue(schema as Property, body, true) : body;
}

/** Normalizes a value but leaves the entries of its lists, so that the caller may stop early. */
export function normalizeAround(property: Property, value: unknown): unknown {
  return normalizeValue(property, value, false) ?? value;
}

type JsonRecord = Readonly<Record<string, unknown>>;

/** Iterates over the schema's names, because the input may have any number of them. */
function normalizeObject(schema: Property, record: JsonRecord, intoLists: boolean): JsonRecord {
  const normalized: Record<string, unknown> = {};
  for (const [name, property] of entriesOf(schema)) {
    if (!Object.hasOwn(record, name)) continue;
    const value = normalizeValue(property, record[name], intoLists);
    if (value !== null && value !== undefined) normalized[name] = value;
  }
  return normalized;
}

const entries = new WeakMap<Property, readonly [string, Property][]>();

function entriesOf(schema: Property): readonly [string, Property][] {
  const found = entries.get(schema) ?? Object.entries(propertiesOf(schema));
  entries.set(schema, found);
  return found;
}

function normalizeValue(property: Property, value: unknown, intoLists: boolean): unknown {
  const read = typeof value === 'string' ? readText(property, value.trim()) : value;
  if (property.ref && (typeof read === 'string' || typeof read === 'number')) {
    return normalizeObject(property, { [keyOf(property)]: read }, intoLists);
  }
  if (isRichText(property)) return richTextOf(read) ?? read;
  if (property.properties) return isObject(read) ? normalizeObject(property, read, intoLists) : read;
  const { items, maxItems = Infinity } = property;
  if (intoLists && items && Array.isArray(read) && read.length <= maxItems) {
    return read.map((item: unknown) => normalizeValue(items, item, true) ?? item);
  }
  if (typeof read === 'number' && isDecimalText(property)) return plainDecimal(read);
  return property.numbered ? byPlace(property, read) : read;
}

/** Returns the value of a numbered choice by position. */
export function byPlace({ enum: values = [] }: Property, given: unknown): unknown {
  const isPlace = typeof given === 'number' || typeof given === 'string';
  return values.find((_, index) => isPlace && String(given) === String(index + 1)) ?? given;
}

/** Converts a text to the property's type; `undefined` for an empty text that means absent. */
function readText(property: Property, text: string): unknown {
  if (text === '') return keepsEmpty(property) ? text : undefined;
  if (property.type === 'boolean') return booleans.get(text) ?? text;
  if (property.type === 'integer' || property.type === 'number') return readNumber(text);
  if (property.type === 'array') return readJsonText(property, text, Array.isArray);
  if (property.type === 'object') return readJsonText(property, text, isObject);
  if (isRichText(property) && text.startsWith('{')) return readJsonText(property, text, isDocument);
  return text;
}

const booleans: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

const freeText: ReadonlySet<string> = new Set(['text', 'multiline', 'richText']);

const keepsEmpty = (property: Property): boolean =>
  (property.type === 'string' || isRichText(property)) && !property.pattern && freeText.has(kindOf(property));

/** Returns a number that a double represents exactly; other text stays, to be refused. */
function readNumber(text: string): unknown {
  if (!/^-?\d+(\.\d+)?$/.test(text)) return text;
  const number = Number(text);
  return Number.isInteger(number) && !Number.isSafeInteger(number) ? text : number;
}

/** JSON within a text has the bounds of its property. */
function readJsonText(property: Property, text: string, expected: (value: unknown) => boolean): unknown {
  const read = readJson(new TextEncoder().encode(text), boundsOf(property));
  return 'value' in read && expected(read.value) ? read.value : text;
}
