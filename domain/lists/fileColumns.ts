import type { Resource } from '../../schemas/resource.ts';
import type { PropertyOf } from '../kinds/codec.ts';
import { decimalSigns } from '../kinds/decimal.ts';
import { codecFor } from '../kinds/registry.ts';
import { shownPath } from '../kinds/shownPath.ts';
import { fieldKey } from '../kinds/words.ts';
import { valueAt } from '../schema/valueAt.ts';
import { listedAt } from './fields.ts';
import { readerText, type FileWords } from './readerText.ts';

export type { FileWords } from './readerText.ts';

/** A column of a file: the property, with its heading. */
export interface FileColumn extends PropertyOf {
  readonly words?: string;
}

/** Returns the column of a file for a path; `undefined` for an unknown property. */
export function fileColumn(resource: Resource, path: string): PropertyOf | undefined {
  const property = listedAt(resource, path);
  return property && { resource: resource.name, path, property };
}

/** Returns the headings of a file. Of several with one name, those of a part begin with the name of the whole. */
export function fileHead(columns: readonly FileColumn[], { translate }: FileWords): string[] {
  const heads = columns.map(({ resource, path, words = fieldKey(resource, path) }) => translate(words));
  return columns.map(({ resource, path, words }, index) => {
    const head = heads[index] ?? '';
    const [whole = '', ...parts] = path.split('.');
    if (words !== undefined || parts.length === 0 || heads.indexOf(head) === heads.lastIndexOf(head)) return head;
    return `${translate(fieldKey(resource, whole))}: ${head}`;
  });
}

/** Converts a record to the columns of a CSV file. Figures omit their currency, which has its own column. */
export const fileRow = (record: object, columns: readonly PropertyOf[], words: FileWords): string[] =>
  columns.map((column) => {
    const path = shownPath(column, record);
    return fileText(valueAt(record, path), { ...column, path }, words);
  });

/** Converts a value to the text of its column. A figure has neither groups nor a percent sign, so that programs can read it. */
export function fileText(value: unknown, column: PropertyOf, words: FileWords): string {
  const { is, cell } = codecFor(column.property);
  if (cell === 'number' && is(value)) return String(value).replace('.', decimalSigns[words.language]);
  return readerText(value, column, words);
}
