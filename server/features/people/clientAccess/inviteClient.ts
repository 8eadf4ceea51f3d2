import { actorText } from '../../../identity/actor.ts';
import type { Pool } from '../../../database/pool/pool.ts';
import { inAuth } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import { invite, type Invited, type InviteServices } from '../invitations/invite.ts';
import type { Inviting } from '../invitations/inviteColleague.ts';
import { requireOwn } from '../rights/ownRights.ts';
import { entitiesOf } from './clientAccess.ts';

/** A customer that a company invites for one of its entities. */
export interface NewClient {
  readonly email: string;
  readonly name?: string;
  /** The key of the entity. */
  readonly entity: string;
}

/**
 * Invites a customer for an entity of a company. Throws `beyond_own` if the user may not read what customers read,
 * `validation` at `entity` if it is not the company's, and like `invite`.
 */
export async function inviteClient(
  { pool, ...services }: InviteServices & { readonly pool: Pool },
  { actor, tenant, language }: Inviting,
  { entity, ...client }: NewClient,
): Promise<Invited> {
  requireOwn(services, services.granter?.frameOf('CUSTOMER').all ?? []);
  const [found] = await entitiesOf(pool, tenant.id, [entity]);
  if (!found) throw new ApiError('validation', { errors: [{ path: 'entity', key: 'validation.unknownReference' }] });
  const references = [{ kind: 'entity', value: found.uuid }];
  const invitation = {
    ...client,
    tenant,
    roles: [],
    references,
    type: 'CUSTOMER',
    invitedBy: actor,
    language,
  } as const;
  return inAuth(pool, { user: actor.uuid, actor: actorText(actor) }, (db) => invite(db, invitation, services));
}
