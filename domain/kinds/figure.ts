import type { Language } from '../languages.ts';
import { isObject } from '../schema/isObject.ts';
import type { Figure } from '../validation/issue.ts';
import { formatDecimal } from './decimal.ts';
import { formatMoney } from './money.ts';
import { formatPercent } from './percent.ts';

/** Returns whether an argument of a message is a figure. */
export const isFigure = (value: unknown): value is Figure => isObject(value) && typeof value['figure'] === 'string';

/** Creates an amount for a message, formatted with its currency as on screens. */
export const amountIn = (currency: string, figure: string): Figure => ({ figure, unit: currency });

/** `1080.00` of `BRL` -> `R$ 1.080,00` in Portuguese. Returns other text unchanged. */
export function figureText({ figure, unit }: Figure, language: Language): string {
  if (unit === '%') return formatPercent(figure, language);
  return unit === undefined ? formatDecimal(figure, language) : formatMoney(figure, unit, language);
}
