/**
 * The kinds of value a property can be. A schema names one where its type and
 * format alone do not tell; `domain/kinds/` holds how each becomes words and
 * back, `src/kinds/` how it is drawn and entered, and the compiler asks there
 * for every name listed here.
 */
export const kinds = [
  'text',
  'multiline',
  'richText',
  'integer',
  'decimal',
  'money',
  'percent',
  'boolean',
  'choice',
  'date',
  'instant',
  'email',
  'phone',
  'taxId',
  'country',
  'currency',
  'timeZone',
  'reference',
  'location',
  'collection',
  'permissions',
  'identifier',
  'file',
  'image',
  'secret',
] as const;

export type Kind = (typeof kinds)[number];
