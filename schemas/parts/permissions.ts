/** Permissions by their names, `invoices:bill`: rows that point to the catalogue of them. */
export const permissions = {
  type: 'array',
  kind: 'permissions',
  maxItems: 1000,
  uniqueItems: true,
  items: { type: 'string', maxLength: 120, pattern: '^[a-z][a-z/-]*:[a-z][a-zA-Z_-]*$' },
} as const;
