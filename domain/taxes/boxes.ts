import type { TributeTerms } from './terms.ts';

/** The country of the tribute (exporter's, importer's), then its responsible (exporter, importer): design §6. */
export const boxes = ['EE', 'EI', 'IE', 'II'] as const;

export type Box = (typeof boxes)[number];

/** The field of a line or document that sums a box. */
export const figureOfBox = {
  EE: 'exporter_total_taxes_payable_exporter',
  EI: 'exporter_total_taxes_payable_importer',
  IE: 'importer_total_taxes_payable_exporter',
  II: 'importer_total_taxes_payable_importer',
} as const satisfies Record<Box, string>;

/** Returns the responsible of a box. */
export const responsibleFor = (box: Box): TributeTerms['tax_responsible'] =>
  box === 'EE' || box === 'IE' ? 'exporter' : 'importer';

/** Returns the box of a tribute, by country and responsible. */
export function boxOf(tribute: Pick<TributeTerms, 'is_origin' | 'tax_responsible'>): Box {
  if (tribute.is_origin) return tribute.tax_responsible === 'exporter' ? 'EE' : 'EI';
  return tribute.tax_responsible === 'exporter' ? 'IE' : 'II';
}
