import { isDecimalText } from './decimalText.ts';
import type { Property } from './property.ts';

/** Formats whose texts have a length of their own. */
const ofFormat: Readonly<Record<string, number>> = { uuid: 36, date: 10 };

/** Sign, point and thirty digits on either side: longer ones are no decimal text. */
const decimalLength = 62;

/** The most characters a text of this property may have; undefined where its schema does not bound it. */
export function textLength(property: Property): number | undefined {
  if (property.maxLength !== undefined) return property.maxLength;
  if (property.enum) return Math.max(...property.enum.map((choice) => String(choice).length));
  const isDecimal = property.decimal !== undefined || isDecimalText(property);
  return ofFormat[property.format ?? ''] ?? (isDecimal ? decimalLength : undefined);
}
