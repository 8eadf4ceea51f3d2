import type { Condition } from './condition.ts';
import type { FileRule } from './file.ts';

/**
 * Files beside a record, independent of its status. Users with `show` read them, users with `attach` add and remove
 * them. The migration calls `keep_files`.
 */
export interface Attachments extends Pick<FileRule, 'types' | 'bytes'> {
  /** The maximum number per record. */
  readonly most: number;
  /** A condition of records that have any. */
  readonly when?: Condition;
}

/** The name under which they are stored beside the record's own files. */
export const attachmentsProperty = 'attachments';
