import type { Language } from '../languages.ts';
import { defineCodec } from './codec.ts';
import { formatDecimal, isDecimalText, readSigned } from './decimal.ts';

/** Formats a percentage, `5.25` -> `5,25%`; only Spanish puts a space. Decimals as in `formatDecimal`. */
export function formatPercent(
  value: string,
  language: Language,
  decimals?: Parameters<typeof formatDecimal>[2],
): string {
  return `${formatDecimal(value, language, decimals)}${language === 'es' ? '\u00a0' : ''}%`;
}

/** A percentage; `5.25` means 5.25 %. */
export const percent = defineCodec({
  is: isDecimalText,
  cell: 'number',
  toText: (value, { language }) => formatPercent(value, language),
  parseText: (text, { language }) => readSigned(text.replace(/\s*%\s*$/, ''), language),
  issue: 'validation.decimal.format',
});
