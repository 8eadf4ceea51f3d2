import { taxTotals } from '../../schemas/parts/money.ts';

/** The eight tax figures of a line or document. */
export type TaxFigure = keyof typeof taxTotals;
export type TaxFigures = Record<TaxFigure, string>;

/** Their names, which are those of fields and columns. */
export const taxFigures = Object.keys(taxTotals) as readonly TaxFigure[];

/** A part of a figure; `base` is the amount before taxes: the `net` of a line or document. */
export type Part = 'base' | TaxFigure;
type Formula = readonly (readonly [sign: '+' | '-', part: Part])[];

const formulas: Partial<Record<TaxFigure, Formula>> = {
  total_taxes: [
    ['+', 'exporter_total_taxes_payable_exporter'],
    ['+', 'exporter_total_taxes_payable_importer'],
    ['+', 'importer_total_taxes_payable_exporter'],
    ['+', 'importer_total_taxes_payable_importer'],
  ],
  importer_total_payable_exporter: [
    ['+', 'base'],
    ['+', 'exporter_total_taxes_payable_importer'],
    ['-', 'importer_total_taxes_payable_exporter'],
  ],
  importer_total_payable: [
    ['+', 'base'],
    ['+', 'exporter_total_taxes_payable_importer'],
    ['+', 'importer_total_taxes_payable_importer'],
  ],
  exporter_net_total: [
    ['+', 'base'],
    ['-', 'importer_total_taxes_payable_exporter'],
    ['-', 'exporter_total_taxes_payable_exporter'],
  ],
};

/** Returns the formula of a figure from the boxes (design §6 Taxes of a line); undefined for a box. */
export function formulaOf(figure: TaxFigure): Formula | undefined {
  return formulas[figure];
}
