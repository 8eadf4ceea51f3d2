/**
 * The kinds of values. A schema names one if type and format are not enough. `domain/kinds/` converts them to text,
 * `src/kinds/` displays and edits them, and the compiler requires both for each kind.
 */
export const kinds = [
  'text',
  'multiline',
  'richText',
  'integer',
  'decimal',
  'money',
  'amounts',
  'adjustments',
  'percent',
  'boolean',
  'choice',
  'date',
  'period',
  'instant',
  'email',
  'phone',
  'taxId',
  'country',
  'currency',
  'unit',
  'timeZone',
  'reference',
  'location',
  'collection',
  'permissions',
  'identifier',
  'file',
  'image',
  'secret',
  'template',
] as const;

export type Kind = (typeof kinds)[number];
