import { compareDecimals } from '../money/compare.ts';
import { boxOf } from '../taxes/boxes.ts';
import type { Side } from '../taxes/terms.ts';

/** A tribute of a line with what it came to, as decimal text. */
export interface Charged {
  readonly name: string;
  readonly amount: string;
  readonly is_origin: boolean;
  readonly tax_responsible: Side;
}

/** The tribute that is withheld most on one line, and where that line stands, from 0. */
export interface Culprit extends Charged {
  readonly position: number;
}

/**
 * Of a document whose total is below zero, what makes it so: the largest of the tributes withheld from the payment, which
 * alone can. Undefined where the total is not negative: only such a document can be issued (design §6).
 */
export function negativeTotal(total: string, lines: readonly (readonly Charged[])[]): Culprit | undefined {
  if (!total.startsWith('-')) return undefined;
  const withheld = lines.flatMap((tributes, position) =>
    tributes.filter((tribute) => boxOf(tribute) === 'IE').map((tribute) => ({ ...tribute, position })),
  );
  return withheld.toSorted((a, b) => compareDecimals(b.amount, a.amount))[0];
}
