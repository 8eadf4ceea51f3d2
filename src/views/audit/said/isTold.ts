/** Parts whose sentence names all there is. */
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

/** Fields that say nothing to a reader: places, and keys of what another field names. */
const keys: ReadonlySet<string> = new Set(['position', 'invited_by', 'role_uuids', 'user_references', 'tenant_id']);

/** Whether the history lists a field of a part beside the sentence about it. */
export const isTold = (part: string, field: string): boolean =>
  !wholeSentences.has(part) && !keys.has(field) && !field.endsWith('_uuid');
