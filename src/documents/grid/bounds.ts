import { compareDecimals } from '../../../domain/money/compare.ts';
import { isDecimal } from '../../../domain/money/decimal.ts';
import { line } from '../../../schemas/parts/lines.ts';

const { quantity, price, scenery } = line.properties;
const bounds = {
  quantity: quantity.decimal,
  price: price.decimal,
  tribute: scenery.properties.tributes.items.properties.value.decimal,
} as const;

/** Which bound a figure breaks, and the bound: the end of a key under `validation.decimal`, and what it names. */
export interface Breach {
  readonly rule: 'format' | 'minimum' | 'maximum' | 'fraction';
  readonly limit: string;
}

/** What keeps a figure from being saved, by the schema the server applies; a price has its currency's decimals at most. */
export function breachOf(figure: keyof typeof bounds, value: string, decimals: number): Breach | undefined {
  const { minimum, maximum, fraction } = bounds[figure];
  const places = figure === 'price' ? Math.min(fraction, decimals) : fraction;
  if (!isDecimal(value)) return { rule: 'format', limit: '' };
  if (compareDecimals(value, minimum) < 0) return { rule: 'minimum', limit: minimum };
  if (compareDecimals(value, maximum) > 0) return { rule: 'maximum', limit: maximum };
  return placesOf(value) > places ? { rule: 'fraction', limit: String(places) } : undefined;
}

/** The decimals that say something: `1.50` has one. */
function placesOf(value: string): number {
  return value.split('.')[1]?.replace(/0+$/, '').length ?? 0;
}
