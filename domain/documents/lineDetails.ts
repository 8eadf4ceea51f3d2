import { formatDate } from '../kinds/date.ts';
import { formatDecimal } from '../kinds/decimal.ts';
import { formatMoney } from '../kinds/money.ts';
import { formatPercent } from '../kinds/percent.ts';
import { isPeriod, periodText } from '../kinds/period.ts';
import type { Language } from '../languages.ts';
import { kindOf } from '../schema/kindOf.ts';
import { lineProperty, printedBelow, type LineField } from './lineFields.ts';
import { partText, statedPart } from './linePart.ts';

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

/** A detail as text: the line's own has no name beside it, and what is only so or not is its name alone. */
interface Detail {
  readonly name: LineField;
  readonly text?: string;
  readonly isNamed: boolean;
}

/** Returns what a line states below its item, as text; blank details are omitted. */
export function lineDetails(line: Detailed, context: Written): Detail[] {
  const part = statedPart(line);
  const stated = printedBelow.flatMap((name): Detail[] => {
    const value = line[name];
    if (value === true) return [{ name, isNamed: true }];
    if (isPeriod(value)) return [{ name, text: periodText(value, context.language), isNamed: true }];
    if (typeof value !== 'string' || value === '') return [];
    const text = writers[kindOf(lineProperty(name))]?.(value, context) ?? value;
    return [{ name, text, isNamed: name !== 'description' }];
  });
  return part ? [...stated, { name: 'days', text: partText(part, context.language), isNamed: false }] : stated;
}

/** Returns a detail with its name: "Period: 1 to 30 June 2026". */
export const detailText = ({ name, text, isNamed }: Detail, nameOf: (name: LineField) => string): string =>
  [...(isNamed ? [nameOf(name)] : []), ...(text === undefined ? [] : [text])].join(': ');
