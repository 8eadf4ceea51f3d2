import { normalEmail } from '../../auth/accountName.ts';
import type { Db } from '../../db/transaction.ts';
import { ApiError } from '../../errors.ts';
import type { Scope } from '../../scope.ts';
import { justSent, sendAgain } from '../auth/sendAgain.ts';
import { permissionsOfRoles, requireOwn } from '../rights/names.ts';

const lock = `
  select email, sent_at, role_uuids from account_invitations
  where tenant_uuid = $1 and uuid = $2 and accepted_at is null and withdrawn_at is null for update`;

/**
 * Mails an open invitation again, to another address where one is given; answers to which. Throws `not_found`, `conflict` for
 * an address that is invited already, `beyond_own` for another address and roles that are not theirs to give, and `too_many_requests` where the same address has just been written to.
 */
export async function resendTo(
  db: Db,
  scope: Scope,
  { uuid, email }: { uuid: string; email?: string },
): Promise<string> {
  const [open] = await db.query<{ email: string; sent_at: string; role_uuids: string[] }>(lock, [
    scope.tenant.id,
    uuid,
  ]);
  if (!open) throw new ApiError('not_found');
  const isSame = email === undefined || normalEmail(email) === normalEmail(open.email);
  // Another address gets what was meant for somebody else: that is to give it.
  if (!isSame) requireOwn(scope, await permissionsOfRoles(db, open.role_uuids));
  const refusal = isSame ? justSent(open.sent_at, scope.now) : undefined;
  if (refusal) throw refusal;
  return sendAgain(db, scope, { uuid, tenant: scope.tenant.id }, email?.trim());
}
