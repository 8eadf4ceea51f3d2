/** The built-in roles: `roles.built_in` in the database names them. */
export const builtInRoles = [
  'owner',
  'back_office',
  'read_only',
  'accountant',
  'accountant_exports',
  'administrator',
] as const;
