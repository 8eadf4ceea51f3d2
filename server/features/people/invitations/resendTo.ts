import { normalEmail } from '../../../identity/accountName.ts';
import type { Db } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Scope } from '../../../identity/scope.ts';
import { justSent, sendAgain } from './sendAgain.ts';
import type { UserType } from '../../../../schemas/access.ts';
import { permissionsOfInvitation } from '../rights/invitedRights.ts';
import { requireOwn } from '../rights/ownRights.ts';

const lock = `
  select email, sent_at, type, role_uuids as roles from account_invitations
  where tenant_uuid = $1 and uuid = $2 and accepted_at is null and withdrawn_at is null for update`;

interface Open {
  readonly email: string;
  readonly sent_at: string;
  readonly type: UserType;
  readonly roles: readonly string[];
}

/**
 * Resends an open invitation, optionally to another address; returns that address. Throws `not_found`, `conflict` for
 * an address with an invitation, `beyond_own` for another address and roles beyond the user's rights, and
 * `too_many_requests` shortly after the last mail.
 */
export async function resendTo(
  db: Db,
  scope: Scope,
  { uuid, email }: { uuid: string; email?: string },
): Promise<string> {
  const [open] = await db.query<Open>(lock, [scope.tenant.id, uuid]);
  if (!open) throw new ApiError('not_found');
  const isSame = email === undefined || normalEmail(email) === normalEmail(open.email);
  // Sending to another address is a grant of rights.
  if (!isSame) requireOwn(scope, await permissionsOfInvitation(db, scope, open));
  const refusal = isSame ? justSent(open.sent_at, scope.now) : undefined;
  if (refusal) throw refusal;
  return sendAgain(db, scope, { uuid, tenant: scope.tenant.id }, email?.trim());
}
