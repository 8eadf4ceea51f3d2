import { decimalSignOf } from './readNumber.ts';

/**
 * Decimal text as people of that language read it: `1234.5` with two decimals
 * is `1.234,50` in pt and es, `1,234.50` in en. Digits are only added, never
 * rounded away.
 */
export function writeNumber(text: string, language: string, fraction = 0): string {
  const match = /^(-?)(\d+)(?:\.(\d*))?$/.exec(text);
  if (!match) return text;
  const [, minus = '', whole = '', digits = ''] = match;
  const sign = decimalSignOf(language);
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, sign === ',' ? '.' : ',');
  const shown = digits.replace(/0+$/, '').padEnd(fraction, '0');
  return `${minus && '−'}${grouped}${shown && sign + shown}`;
}
