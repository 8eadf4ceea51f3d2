import { boxes, figureOfBox } from '../../../domain/taxes/boxes.ts';
import type { DocumentTotals } from '../../../domain/taxes/document.ts';
import {
  explainDocumentFigure,
  explainLineFigure,
  explainTribute,
  type Addend,
  type Explanation,
} from '../../../domain/taxes/explain.ts';
import type { TaxFigure } from '../../../domain/taxes/figures.ts';
import type { LineTotals } from '../../../domain/taxes/line.ts';
import type { LineTerms } from '../../../domain/taxes/terms.ts';
import type { ComputedLine } from '../grid/lines/totals.ts';

/** A line with what its figures were computed from. */
export interface ScopeLine {
  /** Its index in the document. */
  readonly index: number;
  readonly terms: LineTerms;
  readonly totals: LineTotals;
  readonly names: readonly string[];
}

/** The scope of the figures: the document, or a line. */
export type Scope =
  | { readonly of: 'document'; readonly lines: readonly ScopeLine[]; readonly totals: DocumentTotals }
  | { readonly of: 'line'; readonly lines: readonly [ScopeLine]; readonly totals: LineTotals };

/** Returns a line of the form with the names of its tributes. */
export const scopeLine = ({ line, ...computed }: ComputedLine): ScopeLine => ({
  ...computed,
  names: (line.scenario?.tributes ?? []).map(({ name }) => name),
});

/** A figure of the breakdown; `base` is the amount before taxes. */
export type FigureName = TaxFigure | 'base';

/** An entry of a figure's computation. */
export type Entry =
  | { readonly type: 'part'; readonly sign: '+' | '-'; readonly part: FigureName; readonly amount: string }
  | { readonly type: 'tribute'; readonly line: number; readonly name: string; readonly how: Explanation }
  | { readonly type: 'line'; readonly line: number; readonly how: Explanation };

export function amountOf(figure: FigureName, { totals }: Scope): string {
  return totals[figure === 'base' ? 'net' : figure];
}

/** Returns the computation of a figure: its tributes if it is a box, its parts if a sum, else its lines. */
export function accountOf(figure: FigureName, scope: Scope): Entry[] {
  if (figure === 'base') return scope.lines.map((line) => productOf(line));
  const box = boxes.find((name) => figureOfBox[name] === figure);
  if (box) return scope.lines.flatMap((line) => tributesIn(line, (at) => line.totals.tributes[at]?.box === box));
  return partsOf(figure, scope).flatMap(({ sign, of, amount }): Entry[] =>
    of === 'line' || of === 'tribute' || of === 'gross' || of === 'adjustment' || of === 'part' || of === 'share'
      ? []
      : [{ type: 'part', sign, part: of, amount }],
  );
}

function partsOf(figure: TaxFigure, scope: Scope): Addend[] {
  const [line] = scope.lines;
  const how =
    scope.of === 'line' && line
      ? explainLineFigure(figure, line.terms, line.totals)
      : scope.of === 'document' &&
        explainDocumentFigure(
          figure,
          scope.lines.map(({ totals }) => totals),
          scope.totals,
        );
  return how && how.kind === 'sum' ? how.addends : [];
}

function productOf({ index, terms, totals }: ScopeLine): Entry {
  return { type: 'line', line: index + 1, how: explainLineFigure('net', terms, totals) };
}

function tributesIn({ names, index, terms, totals }: ScopeLine, isIn: (at: number) => boolean): Entry[] {
  return names.flatMap((name, at): Entry[] => {
    const how = isIn(at) ? explainTribute(at, terms, totals) : undefined;
    return how ? [{ type: 'tribute', line: index + 1, name, how }] : [];
  });
}
