import { languages, type Language } from '../languages.ts';
import { once } from './memoize.ts';
import { isDecimal } from '../money/decimal.ts';
import { defineCodec } from './codec.ts';

/**
 * The decimals to write: all that the text has, at least `least`; `most` rounds and drops trailing zeros beyond
 * `least`.
 */
interface Decimals {
  readonly least?: number;
  readonly most?: number;
}

const formats = once(
  (language: Language, least: number, most: number) =>
    new Intl.NumberFormat(languages[language].tag, {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      // Spanish otherwise writes 1000,00 beside 10.000,00 in one column.
      useGrouping: 'always',
    }),
);

/** Formats decimal text, `1234.5` -> `1.234,5`, digit by digit. Returns other text unchanged. */
export function formatDecimal(value: string, language: Language, { least = 0, most }: Decimals = {}): string {
  if (!isDecimal(value)) return value;
  const all = Math.max(least, value.split('.')[1]?.length ?? 0);
  return formats(language, most === undefined ? all : least, most ?? all).format(value);
}

export const decimalSigns = { pt: ',', en: '.', es: ',' } as const satisfies Record<Language, string>;

/** Digits alone, or in groups of three with one separator. */
const whole = /^(?:\d*|\d{1,3}(?:([.,\s])\d{3})(?:\1\d{3})*)$/;

/**
 * Parses a typed or pasted number in either notation: `1.234,5`, `1,234.5` and `1234,5` are all `1234.5`. An ambiguous
 * single sign is the language's decimal sign, or a group separator if three digits follow it. Returns `undefined` for
 * invalid numbers and groups, and for negatives.
 */
export function readDecimal(text: string, language: Language): string | undefined {
  const plain = text.trim();
  const sign = decimalSignIn(plain, decimalSigns[language]);
  const at = sign === '' ? plain.length : plain.lastIndexOf(sign);
  const [before, fraction] = [plain.slice(0, at), plain.slice(at + 1)];
  if (!/\d/.test(plain) || !whole.test(before) || !/^\d*$/.test(fraction)) return undefined;
  const digits = before.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '') || '0';
  return fraction ? `${digits}.${fraction}` : digits;
}

/** Returns the decimal sign; none if every sign separates groups. */
function decimalSignIn(text: string, own: string): string {
  const last = text.match(/[.,](?=[^.,]*$)/)?.[0];
  if (last === undefined) return '';
  const hasBoth = text.includes('.') && text.includes(',');
  if (hasBoth) return last;
  if (text.indexOf(last) !== text.lastIndexOf(last)) return '';
  if (last === own) return last;
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(text) ? '' : last;
}

/** Parses a number that may be negative, with either minus sign. */
export function readSigned(text: string, language: Language): string | undefined {
  const [, minus, figure = ''] = /^\s*([-−]?)(.*)$/s.exec(text) ?? [];
  const decimal = readDecimal(figure, language);
  return decimal !== undefined && minus ? `-${decimal}` : decimal;
}

export const isDecimalText = (value: unknown): value is string => typeof value === 'string' && isDecimal(value);

/** A decimal number, kept as text to stay exact. */
export const decimal = defineCodec({
  is: isDecimalText,
  cell: 'number',
  toText: (value, { language }) => formatDecimal(value, language),
  parseText: (text, { language }) => readSigned(text, language),
  issue: 'validation.decimal.format',
});
