import { kindOf } from '../kindOf.ts';
import type { Property } from '../property.ts';

const decimalKinds: ReadonlySet<string> = new Set(['money', 'decimal', 'percent']);

/** Returns whether a property is decimal text, which must never become a float. */
export function isDecimalText(property: Property): boolean {
  return property.type === 'string' && decimalKinds.has(kindOf(property));
}
