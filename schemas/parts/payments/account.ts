import { definedValue } from '../definedFields.ts';

const accountType = {
  type: 'object',
  kind: 'reference',
  ref: 'account-types',
  required: ['uuid'],
  additionalProperties: false,
  properties: { uuid: { type: 'string', format: 'uuid' }, name: { type: 'string', readOnly: true } },
} as const;

/** What the accounts of a company and of entities have in common: values for the fields that the type defines, and other details as text. */
export const account = {
  uuid: { type: 'string', format: 'uuid', readOnly: true },
  name: { type: 'string', minLength: 1, maxLength: 120, printed: true },
  account_type: accountType,
  fields: {
    type: 'array',
    maxItems: 60,
    defined: { by: 'account_type', at: 'fields' },
    items: definedValue,
  },
  details: { type: 'string', kind: 'multiline', maxLength: 1000, printed: true },
  created_at: { type: 'string', format: 'date-time', readOnly: true },
} as const;

/** The form's section of the fields and details. */
export const accountDetailsSection = { name: 'payment', fields: ['fields', 'details'] } as const;

/** How both are listed, and who may do what. */
export const accountList = { sort: ['name'], sortable: ['name', 'created_at'], search: ['name'] } as const;
export const accountAccess = {
  company: {
    COMPANY: ['list', 'show', 'create', 'edit', 'archive', 'delete', 'export'],
    ACCOUNTANT: ['list', 'show', 'export'],
  },
} as const;
