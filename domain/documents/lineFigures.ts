import type { Issue } from '../validation/issue.ts';
import { formatDecimal } from '../kinds/decimal.ts';
import type { Language } from '../languages.ts';
import { compareDecimals } from '../money/compare.ts';
import { unitBeside, unitKind } from '../units/units.ts';
import { lineProperty, type StatedLine } from './lineFields.ts';

type Qualified = { readonly [Name in 'unit_code' | 'base_quantity']?: StatedLine[Name] | null };

/** A figure with a minimum that depends on the unit. */
export type BoundFigure = 'quantity' | 'price';

/**
 * Returns the least quantity or price of a line (specification §5, design §6): 1, and parts of a measurable unit; 0.01,
 * and any price of a unit.
 */
export function leastOf(figure: BoundFigure, { unit_code: code }: Qualified): string {
  const least = lineProperty(figure).decimal?.minimum ?? '0';
  if (!code) return figure === 'quantity' ? '1' : '0.01';
  return figure === 'quantity' && unitKind(code) !== 'measurable' ? '1' : least;
}

/** Returns the issues of quantity and price under the line's unit, at paths below `path`. */
export function figureIssues(path: string, line: StatedLine): Issue[] {
  return (['quantity', 'price'] as const).flatMap((figure) => {
    const limit = leastOf(figure, line);
    if (compareDecimals(line[figure], limit) >= 0) return [];
    return [{ path: `${path}.${figure}`, key: 'validation.decimal.minimum', args: { limit } }];
  });
}

/** Returns a quantity with its unit: "19.875 days". */
export function quantityText(quantity: string, { unit_code: code }: Qualified, language: Language): string {
  const figure = formatDecimal(quantity, language, { most: quantityFraction });
  return code ? `${figure}\u00a0${unitBeside(code, quantity, language)}` : figure;
}

/** Returns a price with the currency's decimals or more, and the quantity that it is for: "83.40 / 1,000". */
export function priceText(price: string, { base_quantity: base }: Qualified, written: PriceWritten): string {
  const { language, decimals } = written;
  const figure = formatDecimal(price, language, { least: decimals, most: Math.max(decimals, priceFraction) });
  const isForOne = !base || compareDecimals(base, '1') === 0;
  return isForOne ? figure : `${figure}\u00a0/\u00a0${formatDecimal(base, language)}`;
}

interface PriceWritten {
  readonly language: Language;
  /** The decimals of the currency. */
  readonly decimals: number;
}

const quantityFraction = lineProperty('quantity').decimal?.fraction ?? 0;
const priceFraction = lineProperty('price').decimal?.fraction ?? 0;
