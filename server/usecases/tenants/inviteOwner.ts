import { defaultLanguage } from '../../../domain/languages.ts';
import type { Tenant } from '../../../schemas/resources/tenants.ts';
import type { Db } from '../../db/transaction.ts';
import { ApiError } from '../../errors.ts';
import type { Scope } from '../../scope.ts';
import { inviteInActorsName } from '../auth/inviteInActorsName.ts';

/** A tenant as far as its first owner is invited to it. */
export type InvitedTo = { readonly uuid: string } & Pick<Tenant, 'slug' | 'name'> &
  Partial<Pick<Tenant, 'owner_name' | 'owner_email' | 'owner_language'>>;

/** Invites the first owner of a tenant: whoever the address belongs to. Throws `validation` at it where the account is of another kind. */
export async function inviteOwner(db: Db, scope: Scope, tenant: InvitedTo): Promise<void> {
  const { uuid: id, slug, name, owner_name: owner, owner_email: email, owner_language: language } = tenant;
  if (email === undefined) throw new ApiError('status_not_allowed');
  // The permission to create a company includes naming its owner.
  const { granter: _own, ...platform } = scope;
  await inviteInActorsName(db, platform, {
    tenant: { id, slug, name },
    email,
    name: owner,
    type: 'COMPANY',
    roles: ['owner'],
    language: language ?? defaultLanguage,
  });
}
