import { formatDate } from '../kinds/date.ts';
import { formatDecimal } from '../kinds/decimal.ts';
import { formatMoney } from '../kinds/money.ts';
import { formatPercent } from '../kinds/percent.ts';
import type { Language } from '../languages.ts';
import { kindOf } from '../schema/kindOf.ts';
import { detailFields, lineProperty, type LineField } from './lineFields.ts';

/** A line of which some details may be absent. */
type Detailed = Readonly<Partial<Record<LineField, unknown>>>;

interface Written {
  readonly language: Language;
  /** The currency of the document. */
  readonly currency: string;
}

/** How a detail is written, by kind. Documents, the public page and the console write it alike. */
const writers: Readonly<Record<string, (value: string, context: Written) => string>> = {
  text: (value) => value,
  multiline: (value) => value,
  decimal: (value, { language }) => formatDecimal(value, language),
  percent: (value, { language }) => formatPercent(value, language),
  money: (value, { language, currency }) => formatMoney(value, currency, language),
  date: (value, { language }) => formatDate(value, language),
};

/** Returns what a line states beside quantity and price, as text; blank details are omitted. */
export function lineDetails(line: Detailed, context: Written): { readonly name: LineField; readonly text: string }[] {
  return detailFields.flatMap((name) => {
    const value = line[name];
    if (typeof value !== 'string' || value === '') return [];
    return [{ name, text: writers[kindOf(lineProperty(name))]?.(value, context) ?? value }];
  });
}
