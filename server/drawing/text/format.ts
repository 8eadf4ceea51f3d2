import { priceText, quantityText } from '../../../domain/documents/lineFigures.ts';
import { countryName } from '../../../domain/kinds/country.ts';
import { currencyName } from '../../../domain/kinds/currency.ts';
import { formatDate } from '../../../domain/kinds/date.ts';
import { formatDecimal } from '../../../domain/kinds/decimal.ts';
import { formatMoney } from '../../../domain/kinds/money.ts';
import { formatPercent } from '../../../domain/kinds/percent.ts';
import { isDecimal } from '../../../domain/money/decimal.ts';
import { decimalsOf } from '../../../domain/money/decimals.ts';
import type { DocumentLocale } from '../request.ts';

/** The formats of one language for a document. Amounts, quantities and percents are decimal text. */
export interface Formats {
  /** A quantity, with its unit. */
  quantity(text: string, unit?: string): string;
  /** A unit price with the currency's decimals or more, and the quantity that it is for. */
  price(text: string, base?: string): string;
  /** An amount without its currency, with the currency's decimals. */
  amount(text: string): string;
  /** An amount with its currency. */
  money(text: string): string;
  percent(text: string): string;
  /** `YYYY-MM-DD` in the date format of the language (specification §5: date masks). */
  date(day: string): string;
  /** The name of a country by its two-letter code; undefined for unknown codes. */
  country(identifier: string): string | undefined;
  currency(code: string): string;
}

const percentDecimals = 4;

/** Returns the formats of a language for documents in a currency. */
export function formatsOf(locale: DocumentLocale, currency: string): Formats {
  const decimals = decimalsOf(currency);
  return {
    quantity: (text, unit_code) => printed(text, quantityText(text, { unit_code }, locale)),
    price: (text, base_quantity) => printed(text, priceText(text, { base_quantity }, { language: locale, decimals })),
    amount: (text) => printed(text, formatDecimal(text, locale, { least: decimals, most: decimals })),
    money: (text) => printed(text, formatMoney(text, currency, locale)),
    percent: (text) => printed(text, formatPercent(text, locale, { most: percentDecimals })),
    date: (day) => formatDate(day, locale),
    country: (identifier) => [countryName(identifier, locale)].find((name) => name !== identifier),
    currency: (code) => currencyName(code, locale),
  };
}

/** Returns a figure with a true minus sign. Throws a RangeError for text that is not a decimal. */
function printed(text: string, figure: string): string {
  if (!isDecimal(text)) throw new RangeError(`not a decimal: ${text.slice(0, 40)}`);
  return figure.replace('-', '−');
}
