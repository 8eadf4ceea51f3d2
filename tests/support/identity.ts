import type { Pool } from 'pg';
import type { BuiltInRole } from '../../domain/access/builtInRoles.ts';
import type { UserType } from '../../schemas/resource.ts';
import { hashPassword } from '../../server/identity/passwords/passwords.ts';

export const password = 'ultramar-demo';

/** The cheapest hash that argon2 accepts. */
const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };

interface TestUser {
  name: string;
  email: string;
  type: UserType;
  tenants: readonly string[];
  /** The built-in role: for accountants the one with exports, else the database's default. */
  role?: BuiltInRole;
}

const giveRole = `
  insert into user_roles (user_uuid, tenant_uuid, role_uuid)
  select $1, t.id, r.uuid from tenants t, roles r where t.slug = $2 and r.built_in = $3`;

export const users = {
  ana: { name: 'Ana Souza', email: 'ana@acme.test', type: 'COMPANY', tenants: ['acme'] },
  gil: { name: 'Gil Marques', email: 'gil@globex.test', type: 'COMPANY', tenants: ['globex'] },
  carla: { name: 'Carla Nunes', email: 'carla@contas.test', type: 'ACCOUNTANT', tenants: ['acme'] },
  admin: { name: 'Administração', email: 'admin@ultramar.test', type: 'ADMIN', tenants: [] },
} satisfies Record<string, TestUser>;

/** Uuids by slug and e-mail. */
export interface SeededIdentity {
  tenants: { acme: string; globex: string };
  users: Record<string, string>;
}

/** Creates the demo's two tenants and four users, as the owner. */
export async function seedIdentity(owner: Pool): Promise<SeededIdentity> {
  const { rows: tenants } = await owner.query<{ id: string; slug: string }>(
    `insert into tenants (slug, name, time_zone) values
       ('acme', 'Acme Software Ltda', 'America/Sao_Paulo'), ('globex', 'Globex Consulting', 'Europe/Lisbon')
     returning id, slug`,
  );
  const ids = Object.fromEntries(tenants.map(({ slug, id }) => [slug, id]));
  const passwordHash = await hashPassword(password, cheap);
  const added = Object.values(users).map(async (user) => [user.email, await addUser(owner, user, passwordHash)]);
  return {
    tenants: { acme: ids['acme'] ?? '', globex: ids['globex'] ?? '' },
    users: Object.fromEntries(await Promise.all(added)),
  };
}

/** Creates a user with a password; returns the uuid. */
export async function addUser(owner: Pool, user: TestUser, passwordHash?: string): Promise<string> {
  const { rows } = await owner.query<{ uuid: string }>(
    'insert into users (name, email, type, password_hash) values ($1, $2, $3, $4) returning uuid',
    [user.name, user.email, user.type, passwordHash ?? (await hashPassword(password, cheap))],
  );
  const uuid = rows[0]?.uuid ?? '';
  const role = user.role ?? (user.type === 'ACCOUNTANT' || user.type === 'PARTNER' ? 'accountant_exports' : undefined);
  for (const tenant of user.tenants) {
    if (role) await owner.query(giveRole, [uuid, tenant, role]);
    await owner.query("insert into user_references (user_uuid, kind, value) values ($1, 'tenant', $2)", [uuid, tenant]);
  }
  return uuid;
}
