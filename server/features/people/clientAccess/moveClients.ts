import { asAuth } from '../../../database/asAuth.ts';
import type { Db } from '../../../database/transaction.ts';
import { requirePermission, type Scope } from '../../../identity/scope.ts';
import { requireOwn } from '../rights/ownRights.ts';

/** Two clients of a company: the one whose users move, and the one that they move to. */
interface Clients {
  readonly from: string;
  readonly to: string;
}

/** What moved: users, those of them who are new to the other client, and open invitations. */
export interface MovedUsers {
  readonly users: readonly string[];
  readonly newUsers: readonly string[];
  readonly invitations: readonly string[];
}

/** SQL: whether an invitation `i` is an open one of a customer to the company $1. */
const isOpen = "i.tenant_uuid = $1 and i.type = 'CUSTOMER' and i.accepted_at is null and i.withdrawn_at is null";
const names = (client: string): string =>
  `i.user_references @> jsonb_build_array(jsonb_build_object('kind', 'entity', 'value', ${client}::text))`;

const findReaders = `
  select 1 as found from user_references r where r.kind = 'entity' and r.tenant_uuid = $1 and r.value in ($2, $3)
  union all
  select 1 from account_invitations i where ${isOpen} and (${names('$2')} or ${names('$3')}) limit 1`;

const findUsers = `
  select r.user_uuid as uuid from user_references r
  where r.kind = 'entity' and r.tenant_uuid = $1 and r.value = $2`;

const giveUsers = `
  insert into user_references (user_uuid, kind, value, tenant_uuid)
  select unnest($2::uuid[]), 'entity', $3, $1 on conflict do nothing returning user_uuid as uuid`;

const takeUsers = `
  delete from user_references r
  where r.kind = 'entity' and r.tenant_uuid = $1 and r.value = $3 and r.user_uuid = any($2::uuid[])
  returning r.user_uuid as uuid`;

const moveInvitations = `
  update account_invitations i set user_references = (
    select jsonb_agg(distinct case when r ->> 'kind' = 'entity' and r ->> 'value' = $2
      then jsonb_build_object('kind', 'entity', 'value', $3::text) else r end)
    from jsonb_array_elements(i.user_references) r)
  where ${isOpen} and ${names('$2')} and ($4::uuid[] is null or i.uuid = any($4)) returning i.uuid`;

const keysOf = (rows: readonly { readonly uuid: string }[]): string[] => rows.map(({ uuid }) => uuid);

/** A user who reads one of both clients will read the other, so the caller needs the rights to invite such a user. */
async function requireInviting(auth: Db, scope: Scope, { from, to }: Clients): Promise<void> {
  const readers = await auth.query(findReaders, [scope.tenant.id, from, to]);
  if (readers.length === 0) return;
  requirePermission(scope, 'invitations:invite');
  requireOwn(scope, scope.granter?.frameOf('CUSTOMER').all ?? []);
}

/**
 * Moves the users of a client, and its open invitations, to another client of the company, in the company's transaction.
 * Throws `forbidden` and `beyond_own` like an invitation.
 */
export const moveClientUsers = (db: Db, scope: Scope, clients: Clients): Promise<MovedUsers> =>
  asAuth(db, async (auth) => {
    const { from, to } = clients;
    await requireInviting(auth, scope, clients);
    const users = keysOf(await auth.query<{ uuid: string }>(findUsers, [scope.tenant.id, from]));
    const [given, , invitations] = await Promise.all([
      auth.query<{ uuid: string }>(giveUsers, [scope.tenant.id, users, to]),
      auth.query(takeUsers, [scope.tenant.id, users, from]),
      auth.query<{ uuid: string }>(moveInvitations, [scope.tenant.id, from, to, null]),
    ]);
    return { users, newUsers: keysOf(given), invitations: keysOf(invitations) };
  });

/** Moves users and invitations back, those that still read the other client. */
export const returnClientUsers = (db: Db, scope: Scope, { from, to }: Clients, moved: MovedUsers): Promise<void> =>
  asAuth(db, async (auth) => {
    const { id } = scope.tenant;
    const still = keysOf(await auth.query<{ uuid: string }>(findUsers, [id, from]));
    const users = moved.users.filter((uuid) => still.includes(uuid));
    await Promise.all([
      auth.query(giveUsers, [id, users, to]),
      auth.query(takeUsers, [id, users.filter((uuid) => moved.newUsers.includes(uuid)), from]),
      auth.query(moveInvitations, [id, from, to, moved.invitations]),
    ]);
  });
