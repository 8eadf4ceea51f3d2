/** Permissions by name, `invoices:bill`: rows that refer to the catalogue. */
export const permissions = {
  type: 'array',
  kind: 'permissions',
  maxItems: 1000,
  uniqueItems: true,
  items: { type: 'string', maxLength: 120, pattern: '^[a-z][a-z/-]*:[a-z][a-zA-Z_-]*$' },
} as const;
