import type { LineTotals } from '../../../../../domain/taxes/line.ts';
import type { Box } from '../../../../../domain/taxes/boxes.ts';
import type { Ribboned } from '../../../../documents/flow/ribbon.ts';

/** A step of the money from the client to the exporter: an amount that stands, or a tax that leaves it. */
export type WayStep = Omit<Ribboned, 'type'> & {
  readonly side: 'importer' | 'exporter';
  readonly amount: string;
} & (
    | { readonly type: 'stand'; readonly of: 'pays' | 'sent' | 'keeps' }
    | { readonly type: 'leaves'; readonly box: Box; /** Its place on the line. */ readonly at: number }
  );

/** The way in order: the boxes that leave before each amount that stands. */
const way = [
  { of: 'pays', figure: 'importer_total_payable', after: [] },
  { of: 'sent', figure: 'importer_total_payable_exporter', after: ['II', 'IE'] },
  { of: 'keeps', figure: 'exporter_net_total', after: ['EI', 'EE'] },
] as const;

/** Returns the way of a line's money, with a step for each tax. */
export function wayOf(totals: LineTotals): WayStep[] {
  const whole = Number(totals.importer_total_payable);
  let breadth = 1;
  return way.flatMap(({ of, figure, after }): WayStep[] => {
    const taxes = after.flatMap((box) =>
      totals.tributes.flatMap(({ box: own, amount }, at): WayStep[] => {
        if (own !== box) return [];
        const before = breadth;
        const share = whole > 0 ? Math.min(1, Math.max(0, Number(amount) / whole)) : 0;
        breadth = Math.max(0, before - share);
        const side = box === 'II' || box === 'IE' ? 'importer' : 'exporter';
        return [{ type: 'leaves', box, at, side, amount, before, after: breadth }];
      }),
    );
    const side = of === 'pays' ? 'importer' : 'exporter';
    return [...taxes, { type: 'stand', of, side, amount: totals[figure], before: breadth, after: breadth }];
  });
}
