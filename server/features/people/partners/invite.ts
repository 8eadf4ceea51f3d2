import type { PartnerRole } from '../../../../schemas/parts/people/partner.ts';
import { normalEmail } from '../../../identity/accountName.ts';
import type { Actor } from '../../../identity/actor.ts';
import type { Budgets } from '../../../limits/budgets.ts';
import { asAuth } from '../../../database/asAuth.ts';
import type { Db } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import { invite, type Invited } from '../invitations/invite.ts';
import { togglePartner, type Granting } from './toggle.ts';

interface Invitee {
  readonly email: string;
  readonly role: PartnerRole;
}

/** Returns whether an account is an accountant's, and whether its owner is already a user of the company. */
const findAccount = `
  select u.uuid, u.type in ('ACCOUNTANT', 'PARTNER') and u.active as is_accountant,
    exists (select from user_references r where r.user_uuid = u.uuid and r.kind = 'tenant' and r.value = $2) as is_member
  from users u where lower(u.email) = $1`;

interface Account {
  readonly uuid: string;
  readonly is_accountant: boolean;
  readonly is_member: boolean;
}

/**
 * Grants access to the accountant with this address; any other address is invited, without revealing whether it has an
 * account. Throws `validation` at `email` for a user of the company and at `role`, and `too_many_requests`.
 */
export async function invitePartner(
  db: Db,
  granting: Granting,
  by: Actor,
  { email, role }: Invitee,
  services: { readonly now: Date; readonly budgets: Budgets },
): Promise<Invited['state']> {
  const { tenant, site, language, granter } = granting;
  const [account] = await asAuth(db, (auth) => auth.query<Account>(findAccount, [normalEmail(email), tenant.slug]));
  if (account?.is_accountant) {
    await togglePartner(db, granting, account.uuid, { access: true, role });
    return 'granted';
  }
  if (account?.is_member)
    throw new ApiError('validation', { errors: [{ path: 'email', key: 'validation.memberAlready' }] });
  const invitee = { email, type: 'ACCOUNTANT', roles: [role], rolesAt: 'role', language } as const;
  const { state } = await asAuth(db, (auth) =>
    invite(auth, { ...invitee, tenant, invitedBy: by }, { ...services, site, ...(granter && { granter }) }),
  );
  return state;
}
