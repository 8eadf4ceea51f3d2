import type { Resource } from '../../schemas/resource.ts';
import type { Db } from '../db/transaction.ts';
import type { Scope } from '../scope.ts';
import type { Refused } from './judge.ts';
import { recordsOf } from './records.ts';
import { refused } from './refusal.ts';

/**
 * Returns which of these records may not be edited, or deleted, in their current state, by the command of that name.
 * Locks them.
 */
export async function refusedPlainly(
  db: Db,
  resource: Resource,
  verb: 'edit' | 'delete',
  scope: Scope,
  keys: readonly string[],
): Promise<Refused[]> {
  if (!resource.actions?.commands[verb]) return [];
  const { lock } = await recordsOf(resource);
  const rows = await lock(db, scope, keys);
  return rows.flatMap(({ key, record }): Refused[] => {
    const error = refused(resource, verb, record, scope);
    return error ? [{ key, error }] : [];
  });
}

/** Throws the reason that a record may not be edited or deleted now (409). */
export async function requirePlainly(...args: Parameters<typeof refusedPlainly>): Promise<void> {
  const [first] = await refusedPlainly(...args);
  if (first) throw first.error;
}
