import type { ObjectSchema } from '../../schemas/resource.ts';
import { boundsOf } from './bounds.ts';
import { isDecimalText } from './decimalText.ts';
import { isDocument, richTextOf } from '../richText/richText.ts';
import { isObject } from './isObject.ts';
import { isRichText, kindOf } from './kindOf.ts';
import { plainDecimal } from './plainDecimal.ts';
import { propertiesOf, type Property } from './property.ts';
import { readJson } from './readJson.ts';
import { keyOf } from './reference.ts';

/**
 * A request body as the validator expects it, whether it came as JSON, as multipart text or from a form: `null`, empty
 * fields and what the schema does not know are absent, texts are trimmed and read as what the property is, numbers
 * become decimal text, bare keys become references, places among the values of a numbered choice become these values. Never throws, never changes its input; what it does not understand,
 * or is more than the schema allows, it leaves for the validator to refuse.
 */
export function normalizeInput(schema: ObjectSchema | Property, body: unknown): unknown {
  return isObject(body) ? normalizeValue(schema as Property, body, true) : body;
}

/** One value by the same rules, but with the entries of its lists as they came: whoever reads those may stop early. */
export function normalizeAround(property: Property, value: unknown): unknown {
  return normalizeValue(property, value, false) ?? value;
}

type JsonRecord = Readonly<Record<string, unknown>>;

/** Goes by the schema's names, not by those of the input, of which there may be any number. */
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

/** The value of a choice that is told by its place. */
export function byPlace({ enum: values = [] }: Property, told: unknown): unknown {
  const isPlace = typeof told === 'number' || typeof told === 'string';
  return values.find((_, index) => isPlace && String(told) === String(index + 1)) ?? told;
}

/** What a text means for this property; `undefined` where an empty one means that nothing was said. */
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

/** A number that a double holds exactly as written; other text stays, to be refused. */
function readNumber(text: string): unknown {
  if (!/^-?\d+(\.\d+)?$/.test(text)) return text;
  const number = Number(text);
  return Number.isInteger(number) && !Number.isSafeInteger(number) ? text : number;
}

/** JSON within a text is bounded like any other: by what the property may hold. */
function readJsonText(property: Property, text: string, expected: (value: unknown) => boolean): unknown {
  const read = readJson(new TextEncoder().encode(text), boundsOf(property));
  return 'value' in read && expected(read.value) ? read.value : text;
}
