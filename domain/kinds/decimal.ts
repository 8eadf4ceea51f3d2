import { languages, type Language } from '../languages.ts';
import { once } from './once.ts';
import { isDecimal } from '../money/decimal.ts';
import { defineCodec } from './codec.ts';

/** How many decimals are written: all that the text has, and at least so many; with `most` rounded, without zeros beyond `least`. */
interface Decimals {
  readonly least?: number;
  readonly most?: number;
}

const formats = once(
  (language: Language, least: number, most: number) =>
    new Intl.NumberFormat(languages[language].tag, {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      // Spanish would write 1000,00 beside 10.000,00: figures of one column must look alike.
      useGrouping: 'always',
    }),
);

/** Decimal text as it is read, `1234.5` -> `1.234,5`: in groups, digit by digit. What is no decimal comes back as it is. */
export function formatDecimal(value: string, language: Language, { least = 0, most }: Decimals = {}): string {
  if (!isDecimal(value)) return value;
  const all = Math.max(least, value.split('.')[1]?.length ?? 0);
  return formats(language, most === undefined ? all : least, most ?? all).format(value);
}

/** The sign between whole numbers and decimals. */
export const decimalSigns = { pt: ',', en: '.', es: ',' } as const satisfies Record<Language, string>;

/** Digits alone, or in groups of three behind one sort of sign. */
const whole = /^(?:\d*|\d{1,3}(?:([.,\s])\d{3})(?:\1\d{3})*)$/;

/**
 * Decimal text from what somebody typed or pasted in either notation: `1.234,5`, `1,234.5` and `1234,5` are all `1234.5`.
 * A single sign that could be either is the language's decimal sign, or else groups when three digits follow it.
 * `undefined` when it is no number, nor grouped as one; there are no negatives.
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

/** The sign before the decimals; none where every sign makes groups. */
function decimalSignIn(text: string, own: string): string {
  const last = text.match(/[.,](?=[^.,]*$)/)?.[0];
  if (last === undefined) return '';
  const hasBoth = text.includes('.') && text.includes(',');
  if (hasBoth) return last;
  if (text.indexOf(last) !== text.lastIndexOf(last)) return '';
  if (last === own) return last;
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(text) ? '' : last;
}

/** The same of a figure that may be negative, with either minus before it. */
export function readSigned(text: string, language: Language): string | undefined {
  const [, minus, figure = ''] = /^\s*([-−]?)(.*)$/s.exec(text) ?? [];
  const decimal = readDecimal(figure, language);
  return decimal !== undefined && minus ? `-${decimal}` : decimal;
}

export const isDecimalText = (value: unknown): value is string => typeof value === 'string' && isDecimal(value);

/** A figure with decimals, kept as text so that nothing is lost. */
export const decimal = defineCodec({
  is: isDecimalText,
  cell: 'number',
  toText: (value, { language }) => formatDecimal(value, language),
  parseText: (text, { language }) => readSigned(text, language),
  issue: 'validation.decimal.format',
});
