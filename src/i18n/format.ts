import { once } from '../../domain/formats/once.ts';
import { languages, type Language } from './languages.ts';

const moneyFormat = once(
  (language: Language, currency: string) =>
    new Intl.NumberFormat(languages[language].tag, { style: 'currency', currency, useGrouping: 'always' }),
);
const decimalFormat = once(
  (language: Language, digits: number) =>
    new Intl.NumberFormat(languages[language].tag, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      // Spanish would write 1000,00 beside 10.000,00: figures of one column must look alike.
      useGrouping: 'always',
    }),
);
const countryNames = once(
  (language: Language) => new Intl.DisplayNames(languages[language].tag, { type: 'region', fallback: 'code' }),
);

/** Decimal text that Intl reads digit by digit: a detour through a number would lose cents of large amounts. */
type DecimalText = `${number}`;

function isDecimal(text: string): text is DecimalText {
  return /^-?\d+(\.\d+)?$/.test(text);
}

/** `1080.00`, `BRL` -> `R$ 1.080,00` in Portuguese. Text that is not a decimal comes back as it is. */
export function formatMoney(amount: string, currency: string, language: Language): string {
  if (!isDecimal(amount)) return amount;
  return moneyFormat(language, currency).format(amount);
}

/** Decimal text in the language's own signs, with as many decimals as it came with. */
export function formatDecimal(value: string, language: Language): string {
  if (!isDecimal(value)) return value;
  return decimalFormat(language, value.split('.')[1]?.length ?? 0).format(value);
}

/** `2026-03-09` -> `09/03/2026`; English writes `2026/03/09` (specification §5). */
export function formatDate(date: string, language: Language): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(date);
  if (!parts) return date;
  const [, year, month, day] = parts;
  return language === 'en' ? `${year}/${month}/${day}` : `${day}/${month}/${year}`;
}

/** An instant (ISO 8601) as date and `HH:mm` on the reader's clock, or on the one of `timeZone`. */
export function formatInstant(instant: string, language: Language, timeZone?: string): string {
  const moment = new Date(instant);
  if (Number.isNaN(moment.getTime())) return instant;
  const text = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  }).format(moment);
  const [date = '', time = ''] = text.split(' ');
  return `${formatDate(date, language)} ${time}`;
}

/** A country's name in the language, from its two letters. */
export function countryName(code: string, language: Language): string {
  return /^[a-z]{2}$/i.test(code) ? (countryNames(language).of(code.toUpperCase()) ?? code) : code;
}

/** The initials that stand for a name: the first letters of its first two words. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map(([first = '']) => first.toUpperCase())
    .join('');
}
