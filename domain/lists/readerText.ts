import { isRows, type Row } from '../kinds/collection.ts';
import type { PropertyOf, TextContext } from '../kinds/codec.ts';
import { codecFor } from '../kinds/registry.ts';
import { booleanWord, fieldKey, hasOwnWords } from '../kinds/words.ts';
import { isObject } from '../schema/isObject.ts';
import { kindOf } from '../schema/kindOf.ts';
import { propertiesOf, type Property } from '../schema/property.ts';

/** The text context of a file. */
export type FileWords = Omit<TextContext, keyof PropertyOf | 'record' | 'find'>;

const betweenRows = '; ';
const betweenParts = ' · ';

/**
 * Returns the text of a value for people who read a file in other programs: rows by their parts instead of as JSON, and no
 * keys within them.
 */
export function readerText(value: unknown, column: PropertyOf, words: FileWords): string {
  if (kindOf(column.property) !== 'collection') return codecFor(column.property).toText(value, { ...column, ...words });
  const texts = isRows(value) ? value.map((row) => rowText(row, column, words)) : [];
  return texts.filter((text) => text !== '').join(betweenRows);
}

function rowText(row: Row, { resource, path, property }: PropertyOf, words: FileWords): string {
  const { items = {} } = property;
  if (items.ref) return readerText(row, { resource, path, property: items }, words);
  return isNamed(row, items, words) ? partsOf(row, { resource, path, property: items }, words).join(betweenParts) : '';
}

/** Whether the codes that a row is about have words: one without them is a key. */
function isNamed(row: Row, { required = [], properties = {} }: Property, { translate }: FileWords): boolean {
  return required.every((name) => {
    const code = row[name];
    const sentences = properties[name]?.sentences;
    if (sentences === undefined || typeof code !== 'string' || !/^[a-z_]+$/.test(code)) return true;
    return translate(`${sentences}.${code}`, { _: '' }) !== '';
  });
}

function partsOf(row: Row, { resource, path, property }: PropertyOf, words: FileWords): string[] {
  return Object.entries(propertiesOf(property)).flatMap(([name, part]) => {
    const column = { resource, path: `${path}.${name}`, property: part };
    const value = row[name];
    const kind = kindOf(part);
    if (kind === 'identifier' || part.writeOnly) return [];
    if (typeof value === 'boolean') return booleanParts(value, column, words);
    if (kind === 'text' && isObject(value)) return partsOf(value, column, words);
    const text = readerText(value, column, words);
    return text === '' ? [] : [text];
  });
}

/** Yes and no say nothing without their name. */
function booleanParts(value: boolean, column: PropertyOf, { translate }: FileWords): string[] {
  if (hasOwnWords(column, translate)) return [booleanWord(column, value, translate)];
  return value ? [translate(fieldKey(column.resource, column.path))] : [];
}
