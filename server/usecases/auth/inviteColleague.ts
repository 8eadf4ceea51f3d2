import { actorText, type Actor, type Tenant } from '../../auth/actor.ts';
import type { Pool } from '../../db/pool.ts';
import { inAuth } from '../../db/transaction.ts';
import type { Language } from '../../i18n.ts';
import { invite, type Invited, type InviteServices } from './invite.ts';

/** A colleague as whoever invites names them. */
export interface Colleague {
  readonly email: string;
  readonly name?: string;
  /** By default back office. */
  readonly roles?: readonly string[];
}

/** In whose name, and to which company. */
export interface Inviting {
  readonly actor: Actor;
  readonly tenant: Tenant;
  readonly language: Language;
}

/** Invites a colleague to a company. Throws as `invite` does. */
export function inviteColleague(
  { pool, ...services }: InviteServices & { readonly pool: Pool },
  { actor, tenant, language }: Inviting,
  { roles = ['back_office'], ...colleague }: Colleague,
): Promise<Invited> {
  const invitation = { ...colleague, tenant, roles, type: 'COMPANY', invitedBy: actor, language } as const;
  return inAuth(pool, { user: actor.uuid, actor: actorText(actor) }, (db) => invite(db, invitation, services));
}
