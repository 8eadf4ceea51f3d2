import { takenFields } from '../../../../domain/clients/merging.ts';
import type { ClientMerge } from '../../../../schemas/parts/clients/merge.ts';
import type { Entity } from '../../../../schemas/resources/clients/entities.ts';
import type { Db } from '../../../database/transaction.ts';
import { publicHash } from '../../../engine/documents/public/publicHash.ts';
import type { Scope } from '../../../identity/scope.ts';
import { defaultBudgets } from '../../../limits/budgets.ts';
import { moveClientUsers } from '../../people/index.ts';
import { joinCredits } from './credits.ts';
import { moveNoted, noteMoves, type Move } from './moveRows.ts';
import { cannotMerge } from './refusals.ts';
import { rescheduleMoved } from './rescheduleMoved.ts';
import { moveViews } from './savedViews.ts';
import { takeFields } from './takeFields.ts';

export type Client = Entity & { readonly uuid: string };

const insertMerge = `
  insert into client_merges (tenant_id, merged_uuid, into_uuid, merged_at, public_hash, link_expires_at)
  select $1, e.uuid, $3, $4, e.public_hash, e.link_expires_at from entities e where e.tenant_id = $1 and e.uuid = $2
  returning uuid`;

const noteUsers = `
  update client_merges set users = $3, new_users = $4, invitations = $5 where tenant_id = $1 and uuid = $2`;

// The links to its page lead to that of the other one.
const archive = `
  update entities set archived = true, merged_into_uuid = $3, merged_at = $4 where tenant_id = $1 and uuid = $2`;

/** Gives the client that stays a link, if only the merged one has one that opens. */
function newLink(stays: Client, { public_hash: hash, link_expires_at: expires }: Client, now: Date) {
  const opens = (at: string | undefined) => at !== undefined && Date.parse(at) > now.getTime();
  if (hash === undefined || expires === undefined || !opens(expires) || opens(stays.link_expires_at)) return undefined;
  return { hash: publicHash(), expires_at: expires };
}

/** Merges a client into another one; the caller has locked and checked both. */
export async function mergeInto(
  db: Db,
  scope: Scope,
  merged: Client,
  stays: Client,
  named: ClientMerge['take'],
): Promise<void> {
  const tenant = scope.tenant.id;
  const now = scope.now.toISOString();
  const [made] = await db.query<{ uuid: string }>(insertMerge, [
    tenant,
    merged.uuid,
    stays.uuid,
    scope.now.toISOString(),
  ]);
  const move: Move = { tenant, merge: made?.uuid ?? '', from: merged.uuid, to: stays.uuid };
  const { mergedRows: most } = scope.budgets ?? defaultBudgets;
  if ((await noteMoves(db, move, most + 1)) > most) throw cannotMerge('too_many_rows');
  await moveNoted(db, move);
  await joinCredits(db, move.tenant, move.from, move.to);
  await moveViews(db, move);
  const { users, newUsers, invitations } = await moveClientUsers(db, scope, move);
  await db.query(noteUsers, [tenant, move.merge, users, newUsers, invitations]);
  await takeFields(db, move, takenFields(stays, merged, named), newLink(stays, merged, scope.now));
  await db.query(archive, [tenant, merged.uuid, stays.uuid, now]);
  await rescheduleMoved(db, move);
}
