import type { targetFigures } from '../../schemas/parts/taxes/simulation.ts';
import { parseDecimal } from '../money/decimal.ts';
import { taxesOfLine, type LineTotals } from '../taxes/line.ts';
import { recoveryOf, type Recovery } from '../taxes/recovery.ts';
import type { LineTerms } from '../taxes/terms.ts';

/** A line whose price is asked for, or varies. */
export type PricedTerms = Pick<LineTerms, 'quantity' | 'rounding' | 'tributes'>;

/** What the exporter keeps, what the importer pays and is sent, and its net cost. */
export type TargetFigure = (typeof targetFigures)[number];

/** What a line costs at a price, with what its parties get back. */
export interface Simulated extends LineTotals, Recovery {}

/** Computes a line at a price, as the only one of its document. */
export function simulated(price: string, terms: PricedTerms, decimals: number): Simulated {
  const totals = taxesOfLine({ ...terms, price }, decimals);
  return { ...totals, ...recoveryOf(totals.tributes, totals.importer_total_payable, decimals) };
}

/** Returns what of a figure rises with the price, and what falls with it: neither ever moves back. */
export function sidesOf(figure: TargetFigure, line: Simulated, decimals: number): { up: bigint; down: bigint } {
  const units = (name: Exclude<keyof Simulated, 'tributes'>): bigint => parseDecimal(line[name], decimals);
  switch (figure) {
    case 'exporter_net_total':
      return {
        up: units('net'),
        down: units('importer_total_taxes_payable_exporter') + units('exporter_total_taxes_payable_exporter'),
      };
    case 'importer_total_payable_exporter':
      return {
        up: units('net') + units('exporter_total_taxes_payable_importer'),
        down: units('importer_total_taxes_payable_exporter'),
      };
    case 'importer_total_payable':
      return { up: units('importer_total_payable'), down: 0n };
    case 'importer_net_cost':
      return { up: units('importer_total_payable'), down: units('importer_recoverable') };
  }
}
