import { actorText, type Actor, type Tenant } from '../../../identity/actor.ts';
import type { Pool } from '../../../database/pool/pool.ts';
import { inAuth } from '../../../database/transaction.ts';
import type { Language } from '../../../base/i18n.ts';
import { invite, type Invited, type InviteServices } from './invite.ts';

/** A colleague to invite. */
export interface Colleague {
  readonly email: string;
  readonly name?: string;
  /** Back office by default. */
  readonly roles?: readonly string[];
}

/** The inviter and the company. */
export interface Inviting {
  readonly actor: Actor;
  readonly tenant: Tenant;
  readonly language: Language;
}

/** Invites a colleague to a company. Throws like `invite`. */
export function inviteColleague(
  { pool, ...services }: InviteServices & { readonly pool: Pool },
  { actor, tenant, language }: Inviting,
  { roles = ['back_office'], ...colleague }: Colleague,
): Promise<Invited> {
  const invitation = { ...colleague, tenant, roles, type: 'COMPANY', invitedBy: actor, language } as const;
  return inAuth(pool, { user: actor.uuid, actor: actorText(actor) }, (db) => invite(db, invitation, services));
}
