import { decimalText } from '../money/decimal.ts';
import { boxes, figureOfBox, type Box } from './boxes.ts';
import { formulaOf, type Part, type TaxFigure, type TaxFigures } from './figures.ts';

/** The amount before taxes and the four boxes, in minor units. */
interface Sums extends Record<Box, bigint> {
  base: bigint;
}

/** Returns zero sums. */
export function noSums(): Sums {
  return { base: 0n, EE: 0n, EI: 0n, IE: 0n, II: 0n };
}

/** Computes the eight figures from the boxes, as decimal text. */
export function compose(sums: Sums, decimals: number): TaxFigures {
  const units: Partial<Record<Part, bigint>> = { base: sums.base };
  for (const box of boxes) units[figureOfBox[box]] = sums[box];
  const amount = (part: Part): bigint => units[part] ?? 0n;
  const text = (figure: TaxFigure): string => {
    const formula = formulaOf(figure);
    if (!formula) return decimalText(amount(figure), decimals);
    let result = 0n;
    for (const [sign, part] of formula) result += sign === '+' ? amount(part) : -amount(part);
    return decimalText(result, decimals);
  };
  return {
    exporter_total_taxes_payable_exporter: text('exporter_total_taxes_payable_exporter'),
    exporter_total_taxes_payable_importer: text('exporter_total_taxes_payable_importer'),
    importer_total_taxes_payable_exporter: text('importer_total_taxes_payable_exporter'),
    importer_total_taxes_payable_importer: text('importer_total_taxes_payable_importer'),
    total_taxes: text('total_taxes'),
    importer_total_payable_exporter: text('importer_total_payable_exporter'),
    importer_total_payable: text('importer_total_payable'),
    exporter_net_total: text('exporter_net_total'),
  };
}
