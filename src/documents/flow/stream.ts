import { figureOfBox } from '../../../domain/taxes/boxes.ts';
import type { TaxFigure, TaxFigures } from '../../../domain/taxes/figures.ts';

/** A step of the flow: a balance, or a tax that leaves it. */
export interface Step {
  readonly figure: TaxFigure;
  readonly type: 'stand' | 'leaves';
  /** The country of the balance, or of the tax. */
  readonly side: 'importer' | 'exporter';
  /** The width of the stream before and after, relative to the importer's cost; 1 without amounts. For drawing only. */
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

/** Returns the flow from the importer's cost to the exporter's net (design §6). */
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
