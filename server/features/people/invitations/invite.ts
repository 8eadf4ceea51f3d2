import type { UserType } from '../../../../schemas/access.ts';
import { normalEmail } from '../../../identity/accountName.ts';
import type { Actor, Tenant } from '../../../identity/actor.ts';
import { newInvitationLink, resendAfter } from '../../../identity/links/invitationLink.ts';
import type { Budgets } from '../../../limits/budgets.ts';
import type { Db } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Language } from '../../../base/i18n.ts';
import type { Scope } from '../../../identity/scope.ts';
import { permissionsOfInvitation, type InvitedRights } from '../rights/invitedRights.ts';
import { notOwn } from '../rights/ownRights.ts';
import { mailInvitation } from './mailInvitation.ts';
import { rolesToGive } from './rolesToGive.ts';

/** A reference of a user: `{ kind: 'entity', value: '<uuid>' }`. */
export interface Reference {
  readonly kind: string;
  readonly value: string;
}

/** An invitation: recipient, type, company and inviter. */
export interface NewInvitation {
  /** The company; absent for the platform. */
  readonly tenant?: Pick<Tenant, 'id' | 'slug' | 'name'> | undefined;
  readonly email: string;
  readonly name?: string | undefined;
  readonly phone?: string | undefined;
  readonly nif?: string | undefined;
  readonly type: UserType;
  /** Keys of roles, or codes of built-in ones; the type's default role if empty. */
  readonly roles: readonly string[];
  /** The field of errors about roles; `roles` by default. */
  readonly rolesAt?: string | undefined;
  /** References besides that to the company. */
  readonly references?: readonly Reference[] | undefined;
  readonly invitedBy: Pick<Actor, 'uuid' | 'name'>;
  /** The language of the mail. */
  readonly language: Language;
}

/** The base URL of links, the instant, the company's limits, and the granter; absent for the program itself. */
export interface InviteServices extends Pick<Scope, 'granter'> {
  readonly site: string;
  readonly now: Date;
  readonly budgets?: Budgets | undefined;
}

/** The result: `granted` with the account's key if it already applies; else the invitation's key. */
export interface Invited {
  readonly uuid: string;
  readonly state: 'invited' | 'repeated' | 'granted';
}

/** Finds an existing member: of the company with all references, or of the platform with the type. */
const findMember = `
  select u.uuid from users u
  where lower(u.email) = $1 and u.active and case when $2::text is null then u.type = $3 else
    not exists (select from jsonb_to_recordset($4::jsonb) as r (kind text, value text) where not exists
      (select from user_references o where o.user_uuid = u.uuid and o.kind = r.kind and o.value = r.value)) end`;

/** Two invitations of an address are sequential, so that the second one sees the first. */
const lockAddress = `select pg_advisory_xact_lock(hashtextextended('invitation ' || coalesce($1, '') || ' ' || $2, 0))`;

const findOpen = `
  select type, role_uuids as roles from account_invitations
  where tenant_uuid is not distinct from $1::uuid and lower(email) = $2 and accepted_at is null and withdrawn_at is null`;

/** A second invitation renews the open one; its mail is resent only after a while. */
const store = `
  insert into account_invitations as i (tenant_uuid, email, name, phone, nif, type, role_uuids, user_references, language,
    invited_by, inviter, token_hash, sent_at, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
  on conflict (tenant_uuid, lower(email)) where accepted_at is null and withdrawn_at is null do update set
    name = coalesce(excluded.name, i.name), phone = coalesce(excluded.phone, i.phone), nif = coalesce(excluded.nif, i.nif),
    type = excluded.type, role_uuids = excluded.role_uuids, language = excluded.language,
    user_references = case when i.type = excluded.type
      then (select coalesce(jsonb_agg(distinct each), '[]') from jsonb_array_elements(i.user_references || excluded.user_references) each)
      else excluded.user_references end,
    invited_by = excluded.invited_by, inviter = excluded.inviter,
    token_hash = case when i.sent_at > $15 then i.token_hash else excluded.token_hash end,
    expires_at = case when i.sent_at > $15 then i.expires_at else excluded.expires_at end,
    sent_at = case when i.sent_at > $15 then i.sent_at else excluded.sent_at end
  returning i.uuid, i.name, i.version = 1 as is_new, i.token_hash = $12 as is_sent`;

/**
 * Invites by mail, within a transaction of `inAuth`. The answer does not reveal whether the address has an account,
 * unless that account already has the rights. Throws `validation` at the roles, and at `email` for an address with an
 * open invitation to more rights than the granter's; `too_many_requests`.
 */
export async function invite(db: Db, invitation: NewInvitation, services: InviteServices): Promise<Invited> {
  const { tenant, type, name, phone, nif, language, invitedBy, references = [] } = invitation;
  const { site, now, granter } = services;
  const email = invitation.email.trim();
  const all = JSON.stringify([...(tenant ? [{ kind: 'tenant', value: tenant.slug }] : []), ...references]);
  const [[member], roles] = await Promise.all([
    db.query<{ uuid: string }>(findMember, [normalEmail(email), tenant?.slug ?? null, type, all]),
    rolesToGive(db, { tenant: tenant?.id, type, roles: invitation.roles, granter, path: invitation.rolesAt }),
  ]);
  if (member) return { uuid: member.uuid, state: 'granted' };
  await requireNoneAbove(db, services, tenant?.id, normalEmail(email));
  const link = newInvitationLink(site, now);
  const instants = [now, new Date(now.getTime() - resendAfter)].map((at) => at.toISOString());
  const [stored] = await db.query<{ uuid: string; name: string | null; is_new: boolean; is_sent: boolean }>(store, [
    ...[tenant?.id, email, name, phone, nif].map((value) => value || null),
    type,
    roles,
    JSON.stringify(references),
    language,
    invitedBy.uuid,
    invitedBy.name,
    link.hash,
    instants[0],
    link.expires,
    instants[1],
  ]);
  if (!stored) throw new Error('The invitation was not stored');
  if (stored.is_sent)
    await mailInvitation(
      db,
      { email, name: stored.name, company: tenant, inviter: invitedBy.name, language, roles },
      link,
      services.budgets,
    );
  return { uuid: stored.uuid, state: stored.is_new ? 'invited' : 'repeated' };
}

/** An invitation replaces the open one of its address, so its author must have the rights of both. */
async function requireNoneAbove(
  db: Db,
  services: InviteServices,
  tenant: string | undefined,
  email: string,
): Promise<void> {
  await db.query(lockAddress, [tenant ?? null, email]);
  const [open] = await db.query<InvitedRights>(findOpen, [tenant ?? null, email]);
  if (open && notOwn(services, await permissionsOfInvitation(db, services, open)))
    throw new ApiError('validation', { errors: [{ path: 'email', key: 'validation.invitedAbove' }] });
}
