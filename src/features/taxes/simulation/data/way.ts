import type { Simulated } from '../../../../../dataProvider/calls/simulations.ts';
import { boxOf, type Box } from '../../../../../domain/taxes/boxes.ts';
import type { TaxFigure } from '../../../../../domain/taxes/figures.ts';
import type { Ribboned } from '../../../../documents/flow/ribbon.ts';

type Tribute = Simulated['tributes'][number];

/** A step of the money from the importer to the exporter: an amount that stands, or a tax that leaves it. */
export interface WayStep extends Ribboned {
  readonly side: 'importer' | 'exporter';
  readonly amount: string;
  /** Of an amount that stands. */
  readonly figure?: TaxFigure;
  /** Of a tax. */
  readonly tax?: Tribute & { readonly box: Box };
}

/** The amounts that stand, each with the boxes that leave before it. */
const way = [
  { figure: 'importer_total_payable', side: 'importer', before: [] },
  { figure: 'importer_total_payable_exporter', side: 'exporter', before: ['II', 'IE'] },
  { figure: 'exporter_net_total', side: 'exporter', before: ['EI', 'EE'] },
] as const;

/** Returns the way of a scenario's money, with a step for each tax. `whole` is the amount of the full width. */
export function wayOf(line: Simulated, whole: number): WayStep[] {
  const shareOf = (amount = '0') => (whole > 0 ? Math.min(1, Math.max(0, Number(amount) / whole)) : 0);
  let breadth = shareOf(line.importer_total_payable);
  return way.flatMap(({ figure, side, before }): WayStep[] => {
    const taxes = before.flatMap((box) =>
      line.tributes.flatMap((tribute): WayStep[] => {
        if (boxOf(tribute) !== box) return [];
        const was = breadth;
        breadth = Math.max(0, was - shareOf(tribute.amount));
        const country = tribute.is_origin ? 'exporter' : 'importer';
        const step = { type: 'leaves', side: country, amount: tribute.amount } as const;
        return [{ ...step, tax: { ...tribute, box }, before: was, after: breadth }];
      }),
    );
    const amount = line[figure] ?? '0';
    return [...taxes, { type: 'stand', figure, side, amount, before: breadth, after: breadth }];
  });
}
