import { asAuth } from '../../../database/asAuth.ts';
import type { Db } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Scope } from '../../../identity/scope.ts';
import { actingFor } from '../members/actor.ts';
import { letGo, type Found } from '../partners/toggle.ts';

/** The key of a customer or an open invitation, and that of the entity. */
interface WithdrawnClient {
  readonly person: string;
  readonly entity: string;
}

const findEntity = 'select uuid from entities where tenant_id = $1 and uuid = $2';

/** Two withdrawals of one person are sequential: the later one sees whether it is the last. */
const lock = "select uuid, name, email, language from users where uuid = $1 and type = 'CUSTOMER' for update";

const takeEntity = `
  delete from user_references r using user_references m
  where r.user_uuid = $1 and r.kind = 'entity' and r.value = $2
    and m.user_uuid = r.user_uuid and m.kind = 'tenant' and m.value = $3
  returning exists (
    select from user_references o where o.user_uuid = $1 and o.kind = 'entity' and o.tenant_uuid = $4 and o.value <> $2
  ) as has_others`;

const takeFromInvitation = `
  update account_invitations i
  set user_references = left_over.kept, withdrawn_at = case when left_over.kept = '[]' then $4::timestamptz end
  from (select coalesce(jsonb_agg(r), '[]') as kept from account_invitations o, jsonb_array_elements(o.user_references) r
    where o.uuid = $1 and r ->> 'value' <> $2) left_over
  where i.uuid = $1 and i.tenant_uuid = $3 and i.type = 'CUSTOMER' and i.accepted_at is null and i.withdrawn_at is null
    and i.user_references @> jsonb_build_array(jsonb_build_object('kind', 'entity', 'value', $2::text))
  returning 1`;

/**
 * Ends the access of a customer, or of an open invitation, to an entity of the company, in the company's transaction.
 * With the last one they leave the company, and are mailed. A company may always end access to itself. Throws
 * `not_found`.
 */
export async function withdrawClient(db: Db, scope: Scope, { person, ...client }: WithdrawnClient): Promise<void> {
  const [known] = await db.query<{ uuid: string }>(findEntity, [scope.tenant.id, client.entity]);
  if (!known) throw new ApiError('not_found');
  const { uuid: entity } = known;
  const acting = await actingFor(db, scope);
  const { id, slug } = acting.tenant;
  await asAuth(db, async (auth) => {
    const [found] = await auth.query<Omit<Found, 'has_access'>>(lock, [person]);
    const [taken] = await auth.query<{ has_others: boolean }>(takeEntity, [person, entity, slug, id]);
    if (!taken) {
      const values = [person, entity, id, scope.now.toISOString()];
      if ((await auth.query(takeFromInvitation, values)).length === 0) throw new ApiError('not_found');
    } else if (found && !taken.has_others) await letGo(auth, acting, { ...found, has_access: true });
  });
}
