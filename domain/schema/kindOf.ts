import type { Kind } from '../../schemas/kind.ts';
import type { Property } from './property.ts';

const kindOfFormat: Readonly<Record<string, Kind>> = {
  date: 'date',
  'date-time': 'instant',
  email: 'email',
  phone: 'phone',
  uuid: 'identifier',
};

const kindOfType: Readonly<Record<string, Kind>> = {
  boolean: 'boolean',
  integer: 'integer',
  number: 'decimal',
  array: 'collection',
};

/** Returns the kind of a property: its own, or the one that reference, choices, format or type imply. */
export function kindOf(property: Property): Kind {
  if (property.kind) return property.kind;
  if (property.ref) return 'reference';
  if (property.enum) return 'choice';
  return kindOfFormat[property.format ?? ''] ?? kindOfType[String(property.type)] ?? 'text';
}

/** Whether a property holds rich texts. */
export const isRichText = (property: Property): boolean => property.kind === 'richText';

/** Whether a property holds a template of documents. */
export const isTemplate = (property: Property): boolean => property.kind === 'template';

/** Whether a property holds texts of documents. */
export const isPrinted = (property: Property): boolean => property.printed === true;

/** Whether a property holds telephone numbers. */
export const isPhone = (property: Property): boolean => kindOf(property) === 'phone';

/** Whether a property holds units of quantities. */
export const isUnit = (property: Property): boolean => property.kind === 'unit';

/** Whether a property is stored as one value in one column: a period, adjustments, or amounts by currency that are entered. */
export const isStoredWhole = (property: Property): boolean =>
  property.kind === 'period' ||
  property.kind === 'adjustments' ||
  (property.kind === 'amounts' && property.readOnly !== true);
