import { defaultLanguage } from '../../../../domain/languages.ts';
import type { Tenant } from '../../../../schemas/resources/platform/tenants.ts';
import type { Db } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Scope } from '../../../identity/scope.ts';
import { inviteInActorsName } from '../../people/index.ts';

/** A tenant for its owner's invitation. */
export type InvitedTo = { readonly uuid: string } & Pick<Tenant, 'slug' | 'name'> &
  Partial<Pick<Tenant, 'owner_name' | 'owner_email' | 'owner_language'>>;

/** Invites a tenant's first owner. Throws `validation` if the account has another type. */
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
