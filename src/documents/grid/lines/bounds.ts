import { leastOf } from '../../../../domain/documents/lineFigures.ts';
import { lineProperty, type LineField } from '../../../../domain/documents/lineFields.ts';
import { compareDecimals } from '../../../../domain/money/compare.ts';
import { isDecimal } from '../../../../domain/money/decimal.ts';
import type { Property } from '../../../../domain/schema/property.ts';
import { line } from '../../../../schemas/parts/documents/lines.ts';

/** The figures of a line that have bounds: what it states, and the value of a tribute. */
type Figure = LineField | 'tribute';

const ofTribute: Property = line.properties.scenery.properties.tributes.items.properties.value;
const propertyOf = (figure: Figure): Property => (figure === 'tribute' ? ofTribute : lineProperty(figure));

/** An exceeded bound: the end of a key under `validation.decimal`, and its argument. */
export interface Breach {
  readonly rule: 'format' | 'minimum' | 'maximum' | 'fraction';
  readonly limit: string;
}

/** Returns the bound that a number exceeds, by the server's schema and the unit of the line. */
export function breachOf(figure: Figure, value: string, of: Parameters<typeof leastOf>[1]): Breach | undefined {
  const { decimal } = propertyOf(figure);
  if (!decimal) return undefined;
  const { maximum, fraction: places } = decimal;
  const minimum = figure === 'quantity' || figure === 'price' ? leastOf(figure, of) : decimal.minimum;
  if (!isDecimal(value)) return { rule: 'format', limit: '' };
  if (minimum !== undefined && compareDecimals(value, minimum) < 0) return { rule: 'minimum', limit: minimum };
  if (maximum !== undefined && compareDecimals(value, maximum) > 0) return { rule: 'maximum', limit: maximum };
  return placesOf(value) > places ? { rule: 'fraction', limit: String(places) } : undefined;
}

/** Returns the significant decimals: `1.50` has one. */
function placesOf(value: string): number {
  return value.split('.')[1]?.replace(/0+$/, '').length ?? 0;
}
