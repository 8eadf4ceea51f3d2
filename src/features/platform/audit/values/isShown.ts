/** Parts whose sentence is complete. */
const wholeSentences: ReadonlySet<string> = new Set([
  'user_references',
  'user_roles',
  'user_permissions',
  'group_users',
  'role_permissions',
  'group_roles',
  'group_permissions',
  'account_type_currencies',
]);

/** Fields without meaning for readers: positions, and keys with a named counterpart. */
const keys: ReadonlySet<string> = new Set(['position', 'invited_by', 'role_uuids', 'user_references', 'tenant_id']);

/** Returns whether the history lists a field of a part beside the sentence. */
export const isShown = (part: string, field: string): boolean =>
  !wholeSentences.has(part) && !keys.has(field) && !field.endsWith('_uuid');
