import { boxes, type Box } from './boxes.ts';
import type { TaxFigure } from './figures.ts';
import type { Recovery } from './recovery.ts';

/** What a company shows to the client of a document; nothing by default. */
export interface Disclosure {
  readonly show_tax_invoice?: boolean | undefined;
  readonly show_exporter_net?: boolean | undefined;
}

/** Returns the boxes in the tax breakdown. The exporter's own taxes (EE) appear only with the exporter's net. */
export function shownBoxes({ show_tax_invoice = false, show_exporter_net = false }: Disclosure): readonly Box[] {
  if (!show_tax_invoice) return [];
  return show_exporter_net ? boxes : boxes.filter((box) => box !== 'EE');
}

/** Returns what a document's client sees of recovery: of the importer's taxes wherever they are shown, of the exporter's with its net. */
export const shownRecovery = ({
  show_tax_invoice = false,
  show_exporter_net = false,
}: Disclosure): readonly (keyof Recovery)[] => [
  ...(show_tax_invoice ? (['importer_recoverable', 'importer_net_cost'] as const) : []),
  ...(show_exporter_net ? (['exporter_recoverable'] as const) : []),
];

/**
 * Returns the figures that a document's client sees: the exporter's amount and its composition, and the importer's total
 * cost only with the taxes that explain it. No hidden figure can be computed from them: `total_taxes` would reveal EE.
 */
export function shownFigures({
  show_tax_invoice = false,
  show_exporter_net = false,
}: Disclosure): readonly TaxFigure[] {
  return [
    'exporter_total_taxes_payable_importer',
    'importer_total_taxes_payable_exporter',
    'importer_total_payable_exporter',
    ...(show_tax_invoice ? (['importer_total_taxes_payable_importer', 'importer_total_payable'] as const) : []),
    ...(show_exporter_net ? (['exporter_total_taxes_payable_exporter', 'exporter_net_total'] as const) : []),
    ...(show_tax_invoice && show_exporter_net ? (['total_taxes'] as const) : []),
  ];
}
