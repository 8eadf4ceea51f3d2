import { isDate } from '../dates/date.ts';
import { formatDate } from '../kinds/date.ts';
import { figureText, isFigure } from '../kinds/figure.ts';
import { once } from '../kinds/memoize.ts';
import { defaultLanguage, isLanguage } from '../languages.ts';
import { cut } from './cut.ts';
import type { Issue } from './issue.ts';

const figures = once(
  (language: string, decimals: number) =>
    new Intl.NumberFormat(language, { minimumFractionDigits: decimals, maximumFractionDigits: 20 }),
);

/** The length of a quotation in a message. */
const longest = 100;

/**
 * Formats the arguments of a message for the reader: a bound of `0.01` is `0,01` in Portuguese and Spanish, an amount
 * has its currency. Quotations are shortened; `text` is quoted as it was entered.
 */
export function readableArgs(args: Issue['args'], language: string): Record<string, string | number> {
  const readable = Object.entries(args ?? {}).map(([name, value]) => {
    if (isFigure(value)) return [name, figureText(value, isLanguage(language) ? language : defaultLanguage)];
    if (typeof value !== 'string') return [name, value];
    if (name === 'text') return [name, cut(value, longest)];
    if (isDate(value)) return [name, isLanguage(language) ? formatDate(value, language) : value];
    const figure = /^-?\d{1,15}(?:\.(\d{1,15}))?$/.exec(value);
    return [name, figure ? figures(language, figure[1]?.length ?? 0).format(Number(value)) : cut(value, longest)];
  });
  return Object.fromEntries(readable);
}
