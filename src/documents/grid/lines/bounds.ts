import { compareDecimals } from '../../../../domain/money/compare.ts';
import { isDecimal } from '../../../../domain/money/decimal.ts';
import { line } from '../../../../schemas/parts/documents/lines.ts';

const { quantity, price, scenery } = line.properties;
const bounds = {
  quantity: quantity.decimal,
  price: price.decimal,
  tribute: scenery.properties.tributes.items.properties.value.decimal,
} as const;

/** An exceeded bound: the end of a key under `validation.decimal`, and its argument. */
export interface Breach {
  readonly rule: 'format' | 'minimum' | 'maximum' | 'fraction';
  readonly limit: string;
}

/** Returns the bound that a number exceeds, by the server's schema; a price has at most its currency's decimals. */
export function breachOf(figure: keyof typeof bounds, value: string, decimals: number): Breach | undefined {
  const { minimum, maximum, fraction } = bounds[figure];
  const places = figure === 'price' ? Math.min(fraction, decimals) : fraction;
  if (!isDecimal(value)) return { rule: 'format', limit: '' };
  if (compareDecimals(value, minimum) < 0) return { rule: 'minimum', limit: minimum };
  if (compareDecimals(value, maximum) > 0) return { rule: 'maximum', limit: maximum };
  return placesOf(value) > places ? { rule: 'fraction', limit: String(places) } : undefined;
}

/** Returns the significant decimals: `1.50` has one. */
function placesOf(value: string): number {
  return value.split('.')[1]?.replace(/0+$/, '').length ?? 0;
}
