import { isDecimal } from '../money/decimal.ts';
import { languages, type Language } from './languages.ts';
import { once } from './once.ts';

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
