import { boxes, type Box } from './boxes.ts';
import type { TaxFigure } from './figures.ts';

/** What a company decides to show the client of a document; what is not said is not shown. */
export interface Disclosure {
  readonly show_tax_invoice?: boolean | undefined;
  readonly show_exporter_net?: boolean | undefined;
}

/** The boxes of the tax breakdown. The exporter's own taxes at home (EE) stand in it only beside what is left to the exporter. */
export function shownBoxes({ show_tax_invoice = false, show_exporter_net = false }: Disclosure): readonly Box[] {
  if (!show_tax_invoice) return [];
  return show_exporter_net ? boxes : boxes.filter((box) => box !== 'EE');
}

/**
 * The figures of a document that its client sees: always what the exporter receives, how that comes about, and what the
 * importer pays in total. No internal figure can be computed from those shown without it: `total_taxes` would give EE away.
 */
export function shownFigures({
  show_tax_invoice = false,
  show_exporter_net = false,
}: Disclosure): readonly TaxFigure[] {
  return [
    'exporter_total_taxes_payable_importer',
    'importer_total_taxes_payable_exporter',
    'importer_total_payable_exporter',
    'importer_total_payable',
    ...(show_tax_invoice ? (['importer_total_taxes_payable_importer'] as const) : []),
    ...(show_exporter_net ? (['exporter_total_taxes_payable_exporter', 'exporter_net_total'] as const) : []),
    ...(show_tax_invoice && show_exporter_net ? (['total_taxes'] as const) : []),
  ];
}
