import { compareDecimals } from '../money/compare.ts';
import { boxOf } from '../taxes/boxes.ts';
import type { Side } from '../taxes/terms.ts';

/** A tribute of a line with its amount, as decimal text. */
export interface Charged {
  readonly name: string;
  readonly amount: string;
  readonly is_origin: boolean;
  readonly tax_responsible: Side;
}

/** The largest withheld tribute of a line, and the index of the line. */
export interface Culprit extends Charged {
  readonly position: number;
}

/**
 * Returns the largest withheld tribute of a document with a negative total; only withheld tributes can cause one.
 * Undefined if the total is not negative, in which case the document can be issued (design §6).
 */
export function negativeTotal(total: string, lines: readonly (readonly Charged[])[]): Culprit | undefined {
  if (!total.startsWith('-')) return undefined;
  const withheld = lines.flatMap((tributes, position) =>
    tributes.filter((tribute) => boxOf(tribute) === 'IE').map((tribute) => ({ ...tribute, position })),
  );
  return withheld.toSorted((a, b) => compareDecimals(b.amount, a.amount))[0];
}
