import type { Resource } from '../../schemas/resource.ts';
import type { Db } from '../db/transaction.ts';
import type { Scope } from '../scope.ts';
import type { Refused } from './judge.ts';
import { recordsOf } from './records.ts';
import { refused } from './refusal.ts';

/**
 * Of the records with these keys those that may not be edited, or deleted, as they are now: by the command of that name,
 * where a resource declares one. What was looked at is locked.
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

/** Throws why a record may not be edited, or deleted, as it is now (409). */
export async function requirePlainly(...asked: Parameters<typeof refusedPlainly>): Promise<void> {
  const [first] = await refusedPlainly(...asked);
  if (first) throw first.error;
}
