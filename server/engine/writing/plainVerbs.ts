import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import type { Scope } from '../../identity/scope.ts';
import type { Refused } from '../commands/judge.ts';
import type { DeleteFile } from '../commands/commandFile.ts';
import { recordsOf } from '../resources/records.ts';
import { refused } from '../commands/refusal.ts';
import { slotOf } from '../resources/slots.ts';

/**
 * Returns which of these records may not be edited, or deleted, in their current state, by the command of that name, or
 * by the resource's own file. Locks them.
 */
export async function refusedPlainly(
  db: Db,
  resource: Resource,
  verb: 'edit' | 'delete',
  scope: Scope,
  keys: readonly string[],
): Promise<Refused[]> {
  const isDeclared = resource.actions?.commands[verb] !== undefined;
  const { check } = (verb === 'delete' && (await slotOf<DeleteFile>(resource, verb))) || {};
  if (!isDeclared && !check) return [];
  const { lock } = await recordsOf(resource);
  const locked = await lock(db, scope, keys);
  const rows = locked.map(({ row }) => row);
  const checked = await check?.(db, scope, rows, {});
  return locked.flatMap(({ key, record }, at): Refused[] => {
    const error = (isDeclared ? refused(resource, verb, record, scope) : undefined) ?? checked?.[at];
    return error ? [{ key, error }] : [];
  });
}

/** Throws the reason that a record may not be edited or deleted now (409). */
export async function requirePlainly(...args: Parameters<typeof refusedPlainly>): Promise<void> {
  const [first] = await refusedPlainly(...args);
  if (first) throw first.error;
}
