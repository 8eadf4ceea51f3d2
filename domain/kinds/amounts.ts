import type { Language } from '../languages.ts';
import { isObject } from '../schema/isObject.ts';
import { defineCodec } from './codec.ts';
import { formatDecimal, isDecimalText, readSigned } from './decimal.ts';
import { formatMoney } from './money.ts';

/** An amount as decimal text, and its currency. */
export interface AmountIn {
  readonly currency: string;
  readonly amount: string;
}

const isAmount = (value: unknown): value is AmountIn =>
  isObject(value) && typeof value.currency === 'string' && isDecimalText(value.amount);

const between = ' · ';

/** Returns each amount as a separate text, because amounts of different currencies are never added. */
export const amountTexts = (value: readonly AmountIn[], language: Language): string[] =>
  value.map(({ currency, amount }) => formatMoney(amount, currency, language));

/** Amounts by currency. Their text names each currency by its code, so that it can be read back: `1.080,00 USD`. */
export const amounts = defineCodec({
  is: (value): value is readonly AmountIn[] => Array.isArray(value) && value.every(isAmount),
  toText: (value, { language }) =>
    value.map(({ currency, amount }) => `${formatDecimal(amount, language)} ${currency}`).join(between),
  parseText: (text, { language }) => {
    const parts = text.split(between).map((part) => {
      const [, figure = '', currency = ''] = /^(.+) ([A-Z]{3})$/.exec(part.trim()) ?? [];
      return { currency, amount: readSigned(figure, language) };
    });
    return parts.every(isAmount) ? parts : undefined;
  },
  issue: 'validation.decimal.format',
});
