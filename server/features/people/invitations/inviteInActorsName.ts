import type { Db } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Scope } from '../../../identity/scope.ts';
import { invite, type Invited, type NewInvitation } from './invite.ts';

const selectActor = 'select uuid, name from users where uuid = current_user_uuid()';

/** Invites on behalf of the transaction's actor, as an operator's part of it (`asAuth`). Throws like `invite`. */
export async function inviteInActorsName(
  db: Db,
  { site, now, budgets, granter }: Scope,
  invitation: Omit<NewInvitation, 'invitedBy'>,
): Promise<Invited> {
  const [actor] = await db.query<{ uuid: string; name: string }>(selectActor);
  if (!actor || site === undefined) throw new ApiError('unauthorized');
  return invite(db, { ...invitation, invitedBy: actor }, { site, now, budgets, ...(granter && { granter }) });
}
