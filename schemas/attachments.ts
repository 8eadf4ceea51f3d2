import type { Condition } from './condition.ts';
import type { FileRule } from './file.ts';

/**
 * Files that are put beside a record: no part of it, so that they come and go whatever its status. Whoever may `show` it
 * may read them, whoever may `attach` adds and removes them. Its migration says `keep_files`.
 */
export interface Attachments extends Pick<FileRule, 'types' | 'bytes'> {
  /** How many a record may have. */
  readonly most: number;
  /** Only records for which this holds have any. */
  readonly when?: Condition;
}

/** Under which name the files lie beside those of a record's own properties. */
export const attachmentsProperty = 'attachments';
