import { actorText, type Actor } from '../../../identity/actor.ts';
import type { Pool } from '../../../database/pool/pool.ts';
import { inAuth, type Db } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Language } from '../../../base/i18n.ts';
import { queueMail } from '../../../mail/queueMail.ts';

/** The requesting user, and the mail to those who may grant access. */
export interface Requesting {
  readonly actor: Actor;
  /** The base URL of links. */
  readonly site: string;
  /** The language of the mail, if its reader has chosen none. */
  readonly language: Language;
}

/** A repeated request sends mail only after an answer, not on each click. */
const request = `
  insert into access_grants as g (tenant_uuid, user_uuid, state)
  select t.id, $2, 'requested' from tenants t where t.slug = $1 and t.suspended_at is null
  on conflict (tenant_uuid, user_uuid) do update set state = 'requested', at = moment() where g.state in ('withdrawn', 'declined')
  returning (select jsonb_build_object('id', t.id, 'slug', t.slug, 'name', t.name) from tenants t where t.id = g.tenant_uuid) as company`;

/** Only an unanswered request; granted or withdrawn access stays. */
const withdraw = `
  delete from access_grants where user_uuid = $2 and state = 'requested'
    and tenant_uuid = (select id from tenants where slug = $1)
  returning uuid`;

const owners = `
  select u.name, u.email, u.language
  from user_roles o join roles r on r.uuid = o.role_uuid and r.built_in = 'owner' join users u on u.uuid = o.user_uuid
  where o.tenant_uuid = $1 and u.active order by u.created_at limit 10`;

interface Company {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

/**
 * Requests access to a company by short name, and notifies its owners by mail. The answer does not reveal whether the
 * company exists or has a request already.
 */
export function requestAccess(pool: Pool, requesting: Requesting, slug: string): Promise<void> {
  const { actor } = requesting;
  return inAuth(pool, { user: actor.uuid, actor: actorText(actor) }, async (db) => {
    const [stored] = await db.query<{ company: Company }>(request, [slug, actor.uuid]);
    if (stored) await notifyOwners(db, requesting, stored.company);
  });
}

/** Withdraws an unanswered request. Throws `not_found` without one, whether or not the company exists. */
export function withdrawRequest(pool: Pool, actor: Actor, slug: string): Promise<void> {
  return inAuth(pool, { user: actor.uuid, actor: actorText(actor) }, async (db) => {
    const withdrawn = await db.query(withdraw, [slug, actor.uuid]);
    if (withdrawn.length === 0) throw new ApiError('not_found');
  });
}

async function notifyOwners(db: Db, { actor, site, language }: Requesting, company: Company): Promise<void> {
  const found = await db.query<{ name: string; email: string; language: Language | null }>(owners, [company.id]);
  for (const owner of found) {
    // oxlint-disable-next-line no-await-in-loop -- ten at most, in one transaction
    await queueMail(db, {
      topic: 'access_requested',
      to: owner,
      language: owner.language ?? language,
      tenant: company.id,
      values: {
        company: company.name,
        actor: `${actor.name} (${actor.email})`,
        link: `${site}/company/users?tenant=${encodeURIComponent(company.slug)}`,
      },
    });
  }
}
