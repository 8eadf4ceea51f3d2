import { figureOfBox } from '../../../domain/taxes/boxes.ts';
import type { TaxFigure, TaxFigures } from '../../../domain/taxes/figures.ts';

/** One step on the way of the money: a stand (what there is now), or a tax that leaves it. */
export interface Step {
  readonly figure: TaxFigure;
  readonly type: 'stand' | 'leaves';
  /** In whose country the money is, or where the tax goes. */
  readonly side: 'importer' | 'exporter';
  /** The stream's breadth before and after, of 1 for all the importer pays; of nothing it stays whole. For drawing only. */
  readonly before: number;
  readonly after: number;
}

const way = [
  { figure: 'importer_total_payable', type: 'stand', side: 'importer' },
  { figure: figureOfBox.II, type: 'leaves', side: 'importer' },
  { figure: figureOfBox.IE, type: 'leaves', side: 'importer' },
  { figure: 'importer_total_payable_exporter', type: 'stand', side: 'exporter' },
  { figure: figureOfBox.EI, type: 'leaves', side: 'exporter' },
  { figure: figureOfBox.EE, type: 'leaves', side: 'exporter' },
  { figure: 'exporter_net_total', type: 'stand', side: 'exporter' },
] as const satisfies readonly Pick<Step, 'figure' | 'type' | 'side'>[];

/** The way of the money from what the importer pays to what the exporter keeps (design §6). */
export function streamOf(totals: TaxFigures): Step[] {
  const whole = Number(totals.importer_total_payable);
  const share = (figure: TaxFigure) => (whole > 0 ? Math.min(1, Math.max(0, Number(totals[figure]) / whole)) : 0);
  let breadth = 1;
  return way.map((step) => {
    const before = breadth;
    if (step.type === 'leaves') breadth = Math.max(0, before - share(step.figure));
    return { ...step, before, after: breadth };
  });
}
