import { isDecimalText } from './decimalText.ts';
import type { Property } from '../property.ts';

/** Formats with a fixed length. */
const ofFormat: Readonly<Record<string, number>> = { uuid: 36, date: 10 };

/** Sign, point and thirty digits on each side. */
const decimalLength = 62;

/** Returns the maximum length of a text property; undefined without a bound. */
export function textLength(property: Property): number | undefined {
  if (property.maxLength !== undefined) return property.maxLength;
  if (property.enum) return Math.max(...property.enum.map((choice) => String(choice).length));
  const isDecimal = property.decimal !== undefined || isDecimalText(property);
  return ofFormat[property.format ?? ''] ?? (isDecimal ? decimalLength : undefined);
}
