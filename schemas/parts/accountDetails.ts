import { definedValue } from './definedFields.ts';

/** The details of an account: the values for the fields that its type defines, and others as text. */
export const accountDetails = {
  fields: {
    type: 'array',
    maxItems: 60,
    defined: { by: 'account_type', at: 'fields' },
    items: definedValue,
  },
  details: { type: 'string', kind: 'multiline', maxLength: 1000 },
} as const;

/** The form's section with them. */
export const accountDetailsSection = { name: 'payment', fields: ['fields', 'details'] } as const;
