import { formatDate } from '../../domain/formats/dates.ts';
import { languages } from '../../domain/formats/languages.ts';
import { isDecimal } from '../../domain/money/decimal.ts';
import { decimalsOf } from '../../domain/money/decimals.ts';
import type { DocumentLocale } from './request.ts';

/** How one language writes what a document shows. Amounts, quantities and percents are given as decimal text. */
export interface Formats {
  quantity(text: string): string;
  /** A unit price: the currency's decimals, or the three it may have. */
  price(text: string): string;
  /** An amount without its currency, with the currency's decimals. */
  amount(text: string): string;
  /** An amount with its currency. */
  money(text: string): string;
  percent(text: string): string;
  /** `YYYY-MM-DD` as the language writes dates (specification §5: date masks). */
  date(day: string): string;
  /** The name of a country by its two letters; undefined for letters that name none. */
  country(identifier: string): string | undefined;
  currency(code: string): string;
}

/** Prices are kept with up to three decimals whatever the currency (schemas/parts/lines.ts). */
const priceDecimals = 3;

const known = new Map<string, Formats>();

/** The formats of a language for documents in a currency. */
export function formatsOf(locale: DocumentLocale, currency: string): Formats {
  const key = `${locale} ${currency}`;
  const formats = known.get(key) ?? make(locale, currency);
  known.set(key, formats);
  return formats;
}

function make(locale: DocumentLocale, currency: string): Formats {
  const { tag } = languages[locale];
  const decimals = decimalsOf(currency);
  const number = (options: Intl.NumberFormatOptions) => {
    // Spanish leaves 1080,00 ungrouped unless told otherwise.
    const format = new Intl.NumberFormat(tag, { useGrouping: 'always', ...options });
    return (text: string) => format.format(numeric(text)).replace('-', '−');
  };
  const regions = new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' });
  const currencies = new Intl.DisplayNames(tag, { type: 'currency' });
  return {
    quantity: number({ maximumFractionDigits: 4 }),
    price: number({ minimumFractionDigits: decimals, maximumFractionDigits: Math.max(decimals, priceDecimals) }),
    amount: number({ minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
    // "$" alone says little to a foreigner: English writes the code.
    money: number({ style: 'currency', currency, currencyDisplay: locale === 'en' ? 'code' : 'symbol' }),
    percent: number({ style: 'unit', unit: 'percent', maximumFractionDigits: 4 }),
    date: (day) => formatDate(day, locale),
    country: (identifier) => (/^[A-Z]{2}$/.test(identifier) ? regions.of(identifier) : undefined),
    currency: (code) => currencies.of(code) ?? code,
  };
}

/** Intl takes decimal text digit by digit, without passing through a float. */
function numeric(text: string): `${number}` {
  if (!isDecimal(text)) throw new RangeError(`not a decimal: ${text.slice(0, 40)}`);
  return text;
}
