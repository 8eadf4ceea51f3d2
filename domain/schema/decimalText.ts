import { kindOf } from './kindOf.ts';
import type { Property } from './property.ts';

const decimalKinds: ReadonlySet<string> = new Set(['money', 'decimal', 'percent']);

/** Whether a property holds decimal text: a number that must never pass through a float. */
export function isDecimalText(property: Property): boolean {
  return property.type === 'string' && decimalKinds.has(kindOf(property));
}
