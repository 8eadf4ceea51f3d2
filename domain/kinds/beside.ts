import { currencyBeside } from '../money/amounts.ts';
import { kindOf } from '../schema/kindOf.ts';
import type { Property } from '../schema/property.ts';

/**
 * The paths of a record that the words of a value depend on besides it. Apart from the codecs, some of which weigh much:
 * a list asks for its rows before any of them is there.
 */
export function besideValue(property: Property): readonly string[] {
  const kind = kindOf(property);
  if (kind === 'money') return [property.currency ?? currencyBeside];
  return kind === 'taxId' ? ['location.country.identifier'] : [];
}
