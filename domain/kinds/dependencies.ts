import { currencyBeside } from '../money/amounts.ts';
import { kindOf } from '../schema/kindOf.ts';
import type { Property } from '../schema/property.ts';

/**
 * Returns the other paths that the text of a value depends on. It is separate from the codecs, some of which are large,
 * because a list requests its rows before any codec is loaded.
 */
export function besideValue(property: Property): readonly string[] {
  const kind = kindOf(property);
  if (property.refined) return [property.refined.by];
  if (kind === 'money') return [property.currency ?? currencyBeside];
  return kind === 'taxId' ? ['location.country.identifier'] : [];
}
