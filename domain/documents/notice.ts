import { formatMoney } from '../kinds/money.ts';
import { formatPercent } from '../kinds/percent.ts';
import { formatDecimal } from '../kinds/decimal.ts';
import type { Language } from '../languages.ts';

/** What a sentence names: words as they are, or a figure that each language writes in its own way. */
export type Named = string | { readonly figure: string; readonly unit?: '%' | (string & {}) };

/** A sentence: a locale key and what it names. */
export interface Notice {
  readonly key: string;
  readonly args: Readonly<Record<string, Named>>;
}

/** The arguments of a sentence in the reader's language; the unit of a figure is `%` or a currency. */
export const argsIn = ({ args }: Notice, language: Language): Record<string, string> =>
  Object.fromEntries(Object.entries(args).map(([name, named]) => [name, nameIn(named, language)]));

function nameIn(named: Named, language: Language): string {
  if (typeof named === 'string') return named;
  const { figure, unit } = named;
  if (unit === '%') return formatPercent(figure, language);
  return unit === undefined ? formatDecimal(figure, language) : formatMoney(figure, unit, language);
}
