import { newInvitationLink, resendAfter } from '../../../identity/links/invitationLink.ts';
import type { Db } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Language } from '../../../base/i18n.ts';
import type { Scope } from '../../../identity/scope.ts';
import { mailInvitation } from './mailInvitation.ts';

interface Sent {
  readonly email: string;
  readonly name: string | null;
  readonly inviter: string;
  readonly language: Language;
  readonly company: { readonly id: string; readonly name: string } | null;
  readonly roles: readonly string[];
}

const renew = `
  update account_invitations i set token_hash = $3, sent_at = $4, expires_at = $5, email = coalesce($6, i.email)
  where i.tenant_uuid is not distinct from $1 and i.uuid = $2 and i.accepted_at is null and i.withdrawn_at is null
  returning i.email, i.name, i.inviter, i.language, i.role_uuids as roles,
    (select jsonb_build_object('id', t.id, 'name', t.name) from tenants t where t.id = i.tenant_uuid) as company`;

/** Returns why an invitation cannot be resent yet; `sent` is the time of the last mail. */
export function justSent(sent: string, now: Date): ApiError | undefined {
  const wait = new Date(sent).getTime() + resendAfter - now.getTime();
  return wait > 0 ? new ApiError('too_many_requests', { retryAfter: Math.ceil(wait / 1000) }) : undefined;
}

/** An open invitation and its company; absent for the platform. */
export interface OpenInvitation {
  readonly uuid: string;
  readonly tenant: string | undefined;
}

/**
 * Resends an open invitation with a new link, optionally to another address. Throws `not_found` if accepted or
 * withdrawn, `conflict` for an address with an invitation, and `too_many_requests`.
 */
export async function sendAgain(
  db: Db,
  { now, site, budgets }: Pick<Scope, 'now' | 'site' | 'budgets'>,
  { uuid, tenant }: OpenInvitation,
  email?: string,
): Promise<string> {
  if (site === undefined) throw new Error('The base URL of links is missing');
  const link = newInvitationLink(site, now);
  const values = [tenant ?? null, uuid, link.hash, now.toISOString(), link.expires, email ?? null];
  const [sent] = await db.query<Sent>(renew, values);
  if (!sent) throw new ApiError('not_found');
  await mailInvitation(db, sent, link, budgets);
  return sent.email;
}
