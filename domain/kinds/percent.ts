import type { Language } from '../languages.ts';
import { defineCodec } from './codec.ts';
import { formatDecimal, isDecimalText, readSigned } from './decimal.ts';

/** A percentage as it is read, `5.25` -> `5,25%`: Spanish alone keeps its sign apart. Decimals as `formatDecimal` has them. */
export function formatPercent(
  value: string,
  language: Language,
  decimals?: Parameters<typeof formatDecimal>[2],
): string {
  return `${formatDecimal(value, language, decimals)}${language === 'es' ? '\u00a0' : ''}%`;
}

/** A percentage, `5.25` being five and a quarter of a hundred. */
export const percent = defineCodec({
  is: isDecimalText,
  cell: 'number',
  toText: (value, { language }) => formatPercent(value, language),
  parseText: (text, { language }) => readSigned(text.replace(/\s*%\s*$/, ''), language),
  issue: 'validation.decimal.format',
});
