import type { PartnerRole } from '../../../../schemas/parts/people/partner.ts';
import type { Actor, Tenant } from '../../../identity/actor.ts';
import type { Budgets } from '../../../limits/budgets.ts';
import { asAuth } from '../../../database/asAuth.ts';
import type { Db } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Language } from '../../../base/i18n.ts';
import { requireMailRoom } from '../../../mail/mailRoom.ts';
import type { Scope } from '../../../identity/scope.ts';
import { rolesToGive } from '../invitations/rolesToGive.ts';
import { queueMail } from '../../../mail/queueMail.ts';

/** The granter, the company, and the language of the mail. */
export interface Granting extends Pick<Scope, 'granter'> {
  readonly tenant: Pick<Tenant, 'id' | 'slug' | 'name'>;
  readonly by: Pick<Actor, 'name'>;
  /** The base URL of links. */
  readonly site: string;
  /** The language of the mail, if the accountant has chosen none. */
  readonly language: Language;
  /** The company's limits. */
  readonly budgets?: Budgets | undefined;
}

/** The wanted access; the opposite of the current by default. */
export interface Wanted {
  readonly access?: boolean | undefined;
  readonly role?: PartnerRole | undefined;
}

export interface Found {
  readonly uuid: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language | null;
  readonly has_access: boolean;
}

/** Declines an unanswered request. */
const decline = `
  update access_grants set state = 'declined', at = moment() where user_uuid = $1 and tenant_uuid = $2 and state = 'requested'
  returning uuid`;

/** Locks the account, so that concurrent changes are sequential. */
const lock = `
  select u.uuid, u.name, u.email, u.language,
    exists (select from user_references r where r.user_uuid = u.uuid and r.kind = 'tenant' and r.value = $2) as has_access
  from users u where u.uuid = $1 and u.active and u.type in ('ACCOUNTANT', 'PARTNER') for update`;

/** Before the reference, which adds the default role otherwise. */
const giveRole = `
  with other as (
    delete from user_roles o using roles r where o.user_uuid = $1 and o.tenant_uuid = $2 and r.uuid = o.role_uuid
      and r.built_in in ('accountant', 'accountant_exports') and r.uuid <> $3)
  insert into user_roles (user_uuid, tenant_uuid, role_uuid) values ($1, $2, $3) on conflict do nothing`;

const grant = `insert into user_references (user_uuid, kind, value) values ($1, 'tenant', $2) on conflict do nothing`;
const remove = `delete from user_references where user_uuid = $1 and kind = 'tenant' and value = $2`;

/**
 * Grants or removes an accountant's access to a company and notifies them by mail, in the company's transaction. Other
 * companies are unaffected. Removing a pending request declines it. Throws `not_found`, `validation` at `role` for an
 * unfit one, and `too_many_requests`.
 */
export function togglePartner(db: Db, granting: Granting, uuid: string, { access, role }: Wanted): Promise<boolean> {
  const { slug } = granting.tenant;
  return asAuth(db, async (auth) => {
    const [found] = await auth.query<Found>(lock, [uuid, slug]);
    if (!found) throw new ApiError('not_found');
    const wanted = access ?? !found.has_access;
    if (wanted) await grantAccess(auth, granting, found, role);
    else if (found.has_access) await letGo(auth, granting, found);
    else await declineRequest(auth, granting, found);
    return wanted;
  });
}

async function grantAccess(auth: Db, granting: Granting, found: Found, role: PartnerRole | undefined): Promise<void> {
  const { tenant, by, site, language, granter, budgets } = granting;
  if (role || !found.has_access) {
    const roleRequest = {
      tenant: tenant.id,
      type: 'ACCOUNTANT',
      roles: [role ?? 'accountant'],
      granter,
      path: 'role',
    } as const;
    const [key] = await rolesToGive(auth, roleRequest);
    await auth.query(giveRole, [found.uuid, tenant.id, key]);
  }
  if (found.has_access) return;
  await requireMailRoom(auth, { email: found.email, tenant: tenant.id }, budgets);
  await auth.query(grant, [found.uuid, tenant.slug]);
  await queueMail(auth, {
    topic: 'access_granted',
    to: found,
    language: found.language ?? language,
    tenant: tenant.id,
    values: { company: tenant.name, actor: by.name, role: role ?? 'accountant', link: `${site}/accountants` },
  });
}

/** Removes the access of a locked account, with a mail. */
export async function letGo(auth: Db, granting: Granting, found: Found): Promise<void> {
  await auth.query(remove, [found.uuid, granting.tenant.slug]);
  await mailEnd(auth, 'access_withdrawn', granting, found);
}

/** Declines a pending request and mails the accountant; without a request nothing happens. */
async function declineRequest(auth: Db, granting: Granting, found: Found): Promise<void> {
  const declined = await auth.query(decline, [found.uuid, granting.tenant.id]);
  if (declined.length > 0) await mailEnd(auth, 'access_declined', granting, found);
}

async function mailEnd(
  auth: Db,
  topic: 'access_withdrawn' | 'access_declined',
  { tenant, by, language }: Granting,
  found: Found,
): Promise<void> {
  await queueMail(auth, {
    topic,
    to: found,
    language: found.language ?? language,
    tenant: tenant.id,
    values: { company: tenant.name, actor: by.name },
  });
}
