import { boxOf } from '../taxes/boxes.ts';
import type { TributeTerms } from '../taxes/terms.ts';

type Sided = Pick<TributeTerms, 'is_origin' | 'tax_responsible'>;

/** A line of which a document's total is made, in minor units. */
export interface Summed {
  readonly net: bigint;
  readonly tributes: readonly bigint[];
}

/** Returns what a line adds to the total of its document: T + EI - IE. */
export const payableOf = ({ net, tributes }: Summed, terms: readonly Sided[]): bigint =>
  tributes.reduce((sum, amount, at) => {
    const term = terms[at];
    const box = term && boxOf(term);
    if (box === 'EI') return sum + amount;
    return box === 'IE' ? sum - amount : sum;
  }, net);

/** Returns whether a note is refused because its total, or that of what it leaves, is negative. */
export const isUnbalanced = (note: bigint, left: bigint): boolean => note < 0n || left < 0n;
