import type { Resource } from '../../schemas/resource.ts';
import type { PropertyOf, TextContext } from '../kinds/codec.ts';
import { codecFor } from '../kinds/registry.ts';
import { fieldKey } from '../kinds/words.ts';
import { valueAt } from '../schema/valueAt.ts';
import { listedAt } from './fields.ts';

/** In whose words a file is written. */
export type FileWords = Omit<TextContext, keyof PropertyOf | 'record' | 'find'>;

/** A column of a file: of the property it shows, under the property's words or a key. */
export interface FileColumn extends PropertyOf {
  readonly words?: string;
}

/** The column that a file of a list has for a path; `undefined` where a list's records have no such property. */
export function fileColumn(resource: Resource, path: string): PropertyOf | undefined {
  const property = listedAt(resource, path);
  return property && { resource: resource.name, path, property };
}

/** What stands above the columns of a file. */
export const fileHead = (columns: readonly FileColumn[], { translate }: FileWords): string[] =>
  columns.map(({ resource, path, words = fieldKey(resource, path) }) => translate(words));

/** A record in the columns of a file. Figures stand without their currency, which has a column of its own. */
export const fileRow = (record: object, columns: readonly PropertyOf[], words: FileWords): string[] =>
  columns.map((column) => codecFor(column.property).toText(valueAt(record, column.path), { ...column, ...words }));
