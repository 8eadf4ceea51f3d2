import { countedAmong } from '../../../domain/documents/rows.ts';
import { taxBreakdown, type TaxSide } from '../../../domain/taxes/breakdown.ts';
import { nameIn } from '../../../domain/documents/namesInLanguages.ts';
import { noteIn } from '../../../domain/documents/notesInLanguages.ts';
import { figureOfBox } from '../../../domain/taxes/boxes.ts';
import type { TributeSum } from '../../../domain/taxes/tributes.ts';
import type { Formats } from '../text/format.ts';
import { fill, type Labels } from '../text/labels.ts';
import type { DocumentLocale, DrawnDocument } from '../request.ts';
import { countryText } from './party.ts';

interface Row {
  name: string;
  rate: string;
  base: string;
  responsible: string;
  amount: string;
}

/** The taxes of the document: a table for each country that has any. */
export interface TaxesView {
  title: string;
  header: Row;
  sides: { title: string; rows: Row[]; sum: { label: string; amount: string } }[];
}

/** Returns the tax breakdown; null if the document hides it or has no visible tribute. */
export function taxesView(
  document: DrawnDocument,
  labels: Labels,
  formats: Formats,
  locale: DocumentLocale,
): TaxesView | null {
  const sides = taxBreakdown(countedAmong(document.lines), document.currency, document);
  if (sides.length === 0) return null;
  // A contract is none of its invoices.
  const named = document.contract ? { ...labels, taxes: { ...labels.taxes, II: labels.contract.II } } : labels;
  const { title, name, rate, base, responsible, amount } = labels.taxes;
  return {
    title,
    header: { name, rate, base, responsible, amount: fill(amount, { currency: document.currency }) },
    sides: sides.map((side) => ({
      title: titleOf(side, labels, formats),
      rows: [...side.tributes, ...side.notes].map((tribute) => ({
        ...rowOf(tribute, named, formats),
        name: nameWithNote(tribute, locale),
      })),
      sum: { label: sumLabel(side, labels), amount: formats.amount(side.total) },
    })),
  };
}

/** The name of a tribute, with its legal text if it has one. */
function nameWithNote(tribute: TributeSum, locale: DocumentLocale): string {
  const note = noteIn(tribute, locale);
  const name = nameIn(tribute, locale) ?? tribute.name;
  return note === undefined ? name : `${name}: ${note}`;
}

const nothing = '–';

function titleOf({ side, countries }: TaxSide, labels: Labels, formats: Formats): string {
  const names = countries.map((country) => countryText(country, formats)).filter((name) => name !== '');
  if (names.length === 0) return labels.taxes[`${side}Alone`];
  return fill(labels.taxes[side], { country: names.join(', ') });
}

/**
 * Returns the label of a sum: all taxes of a country, or the name of the only visible box; hidden taxes are not part of
 * the sum.
 */
function sumLabel({ boxes: [only, ...more] }: TaxSide, labels: Labels): string {
  return only && more.length === 0 ? labels.figures[figureOfBox[only]] : labels.taxes.sum;
}

function rowOf(tribute: TributeSum, labels: Labels, formats: Formats): Omit<Row, 'name'> {
  return {
    ...(tribute.isNoted ? { rate: nothing, base: nothing, amount: nothing } : figuresOf(tribute, labels, formats)),
    responsible: labels.taxes[tribute.box],
  };
}

function figuresOf(tribute: TributeSum, labels: Labels, formats: Formats): Pick<Row, 'rate' | 'base' | 'amount'> {
  return {
    rate: tribute.isFixed ? labels.taxes.fixed : formats.percent(tribute.value),
    base: tribute.isFixed ? nothing : formats.amount(tribute.base),
    amount: formats.amount(tribute.amount),
  };
}
