import { decimalsOf } from '../../../domain/money/decimals.ts';
import { sumAmounts } from '../../../domain/money/sum.ts';
import { shownBoxes } from '../../../domain/taxes/disclosure.ts';
import { sumTributes, type TributeSum } from '../../../domain/taxes/tributes.ts';
import { figureOfBox, type Box } from '../../../domain/taxes/boxes.ts';
import type { Formats } from '../format.ts';
import { fill, type Labels } from '../labels.ts';
import type { DocumentInvoice } from '../request.ts';
import { countryText } from './party.ts';

/** The taxes of the document by country: a table for each country that has any. */
export interface TaxesView {
  title: string;
  header: { name: string; rate: string; base: string; responsible: string; amount: string };
  sides: {
    title: string;
    rows: { name: string; rate: string; base: string; responsible: string; amount: string }[];
    sum: { label: string; amount: string };
  }[];
}

const sides = [
  { boxes: ['EE', 'EI'], country: 'origin', titled: 'exporter', untitled: 'exporterAlone' },
  { boxes: ['IE', 'II'], country: 'destiny', titled: 'importer', untitled: 'importerAlone' },
] as const satisfies { boxes: readonly Box[]; [key: string]: unknown }[];

/** The tax breakdown; nothing where the invoice hides it or bears no tribute that it shows. */
export function taxesView(invoice: DocumentInvoice, labels: Labels, formats: Formats): TaxesView | null {
  const shown = shownBoxes(invoice);
  const tributes = sumTributes(invoice).filter(({ box }) => shown.includes(box));
  if (tributes.length === 0) return null;
  const { title, name, rate, base, responsible, amount } = labels.taxes;
  return {
    title,
    header: { name, rate, base, responsible, amount: fill(amount, { currency: invoice.currency }) },
    sides: sides.flatMap((side) => {
      const boxes = side.boxes.filter((box) => shown.includes(box));
      const own = tributes.filter(({ box }) => boxes.some((one) => one === box));
      if (own.length === 0) return [];
      const country = countriesOf(invoice, side.country, formats);
      return [
        {
          title: country ? fill(labels.taxes[side.titled], { country }) : labels.taxes[side.untitled],
          rows: own.map((tribute) => rowOf(tribute, labels, formats)),
          sum: { label: sumLabel(boxes, labels), amount: formats.amount(sumOf(own, invoice.currency)) },
        },
      ];
    }),
  };
}

/** A sum of all taxes in a country, or of those in one box by their own name: what is not shown is not part of it. */
function sumLabel(boxes: readonly Box[], labels: Labels): string {
  const [only, ...more] = boxes;
  return only && more.length === 0 ? labels.figures[figureOfBox[only]] : labels.taxes.sum;
}

function rowOf(tribute: TributeSum, labels: Labels, formats: Formats): TaxesView['sides'][number]['rows'][number] {
  return {
    name: tribute.name,
    rate: tribute.isFixed ? labels.taxes.fixed : formats.percent(tribute.value),
    base: tribute.isFixed ? '–' : formats.amount(tribute.base),
    responsible: labels.taxes[tribute.box],
    amount: formats.amount(tribute.amount),
  };
}

function sumOf(tributes: readonly TributeSum[], currency: string): string {
  return sumAmounts(
    tributes.map(({ amount }) => amount),
    decimalsOf(currency),
  );
}

/** The countries the lines' scenarios start from or end in: one, unless the lines differ. */
function countriesOf(invoice: DocumentInvoice, end: 'origin' | 'destiny', formats: Formats): string {
  const names = invoice.items_invoice.map(({ scenery }) => countryText(scenery[end], formats));
  return [...new Set(names)].filter((name) => name !== '').join(', ');
}
