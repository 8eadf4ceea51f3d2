import { languages, type Language } from '../languages.ts';
import { once } from './memoize.ts';
import { currencyBeside } from '../money/amounts.ts';
import { isDecimal } from '../money/decimal.ts';
import { decimalsShown } from '../money/decimals.ts';
import { isObject } from '../schema/isObject.ts';
import type { Property } from '../schema/property.ts';
import { defineCodec } from './codec.ts';
import { formatDecimal, isDecimalText, readSigned } from './decimal.ts';

/** How amounts name their currency: by symbol, or by ISO code. */
type Named = 'symbol' | 'code';

const formats = once(
  (language: Language, currency: string, currencyDisplay: Named, digits: number) =>
    new Intl.NumberFormat(languages[language].tag, {
      style: 'currency',
      currency,
      currencyDisplay,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: 'always',
    }),
);

/** "$" is ambiguous for foreign readers, so English writes the code. */
const named = { pt: 'symbol', en: 'code', es: 'symbol' } as const satisfies Record<Language, Named>;

/** `1080.00`, `BRL` -> `R$ 1.080,00` in Portuguese, `BRL 1,080.00` in English. Returns other text unchanged. */
export function formatMoney(amount: string, currency: string, language: Language): string {
  if (!isDecimal(amount)) return amount;
  return formats(language, currency, named[language], decimalsShown(amount, currency)).format(amount);
}

/** Returns the currency code of an amount within its record, or `undefined`. */
export function currencyIn({ currency = currencyBeside }: Property, record: unknown): string | undefined {
  const code = isObject(record) ? record[currency] : undefined;
  return typeof code === 'string' && /^[A-Z]{3}$/.test(code) ? code : undefined;
}

/** An amount as decimal text, with its currency if the record has it. */
export const money = defineCodec({
  is: isDecimalText,
  cell: 'number',
  toText: (value, { language, property, record }) => {
    const currency = currencyIn(property, record);
    return currency ? formatMoney(value, currency, language) : formatDecimal(value, language);
  },
  parseText: (text, { language, property, record }) => {
    const currency = currencyIn(property, record);
    return readSigned(currency ? withoutCurrency(text, currency, language) : text, language);
  },
  issue: 'validation.decimal.format',
});

function withoutCurrency(text: string, currency: string, language: Language): string {
  const sign = formats(language, currency, 'symbol', 2)
    .formatToParts(0)
    .find(({ type }) => type === 'currency');
  return [sign?.value ?? currency, currency].reduce((left, name) => left.replace(name, ''), text);
}
