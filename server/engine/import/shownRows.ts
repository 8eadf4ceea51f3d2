import { codecFor } from '../../../domain/kinds/registry.ts';
import type { FileWords } from '../../../domain/lists/fileColumns.ts';
import { propertyAt } from '../../../domain/schema/path.ts';
import { valueAt } from '../../../domain/schema/valueAt.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Input } from '../resources/columnValues.ts';
import type { Change } from './change.ts';
import type { Judged } from './judgeImport.ts';

/** The effect of a row, as text. */
export interface ShownRow {
  readonly row: number;
  readonly change: 'created' | 'changed';
  readonly key?: string;
  readonly name: string;
  readonly values: readonly { readonly column: string; readonly before: string; readonly after: string }[];
}

/** Returns the first rows that create or change a record, with the changed values. */
export function shownRows(
  { label, ...resource }: Resource,
  { changes }: Judged,
  words: FileWords,
  most: number,
): ShownRow[] {
  const textAt = (record: Input | undefined, path: string): string => {
    const property = propertyAt(resource.schema, path);
    return property && record
      ? codecFor(property).toText(valueAt(record, path), { resource: resource.name, path, property, ...words })
      : '';
  };
  return changes.slice(0, most).map(({ row, key, given, before, after }: Change): ShownRow => {
    const texts = given.map((path) => ({ column: path, before: textAt(before, path), after: textAt(after, path) }));
    return {
      row,
      change: key === undefined ? 'created' : 'changed',
      ...(key !== undefined && { key }),
      name: textAt(before, label) || textAt(after, label),
      values: texts.filter((text) => text.before !== text.after),
    };
  });
}
