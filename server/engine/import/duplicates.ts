import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import type { Scope } from '../../identity/scope.ts';
import { slotOf } from '../resources/slots.ts';
import type { Change } from './change.ts';

/** What a row may be the same as: a stored record, or an earlier row of the file. */
export interface Duplicate {
  readonly row: number;
  /** The name of the record that the row describes. */
  readonly name: string;
  /** The property that is the same, or nearly so. */
  readonly column: string;
  /** The words that say it, with the name of the record. */
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;
  readonly record?: { readonly key: string; readonly name: string };
}

/** Finds the rows that may be the same as stored records or earlier rows. They warn and refuse nothing. */
export type FindDuplicates = (db: Db, scope: Scope, changes: readonly Change[]) => Promise<Duplicate[]>;

/**
 * `server/features/<feature>/<resource>/duplicateRows.ts` (`imports.duplicates`): the likely duplicates of a file, at most one for
 * each row. What it returns is asked for the parts of one file in their order, and keeps what it has read.
 */
export interface DuplicatesFile {
  readonly ofFile: () => FindDuplicates;
}

/** Returns how the duplicates of one file are found; undefined for a resource whose files have none. */
export async function duplicatesOf(resource: Resource): Promise<FindDuplicates | undefined> {
  return resource.imports?.duplicates ? (await slotOf<DuplicatesFile>(resource, 'duplicateRows'))?.ofFile() : undefined;
}
