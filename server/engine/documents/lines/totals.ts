import { recoverableOf, type Recoverable } from '../../../../domain/documents/recoverable.ts';
import { taxesOfDocument, type DocumentTotals } from '../../../../domain/taxes/document.ts';
import type { BilledRow } from './billedRow.ts';

/** The totals of a document with what is recoverable of its taxes. */
export type RecordedTotals = DocumentTotals & Recoverable;

/** Sums up the lines of a document that count. */
export const totalsOfLines = (lines: readonly BilledRow[], decimals: number): RecordedTotals => ({
  ...taxesOfDocument(lines, decimals),
  ...recoverableOf(lines, decimals),
});
