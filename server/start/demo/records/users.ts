import type { UserType } from '../../../../schemas/resource.ts';
import { hashPassword } from '../../../identity/passwords/passwords.ts';
import type { Db } from '../../../database/transaction.ts';

/** The password of all demo users; only demo data uses it. */
const password = 'ultramar-demo';

const users: readonly { name: string; email: string; type: UserType; tenants: readonly string[] }[] = [
  { name: 'Ana Souza', email: 'ana@acme.test', type: 'COMPANY', tenants: ['acme'] },
  { name: 'Gil Marques', email: 'gil@globex.test', type: 'COMPANY', tenants: ['globex'] },
  { name: 'Carla Nunes', email: 'carla@contas.test', type: 'ACCOUNTANT', tenants: ['acme'] },
  { name: 'Marta Reis', email: 'admin@ultramar.test', type: 'ADMIN', tenants: [] },
];

const insertUser = `
  insert into users (name, email, type, password_hash, date_email_verified) values ($1, $2, $3, $4, $5) returning uuid`;

const insertRole = `
  insert into user_roles (user_uuid, tenant_uuid, role_uuid)
  select $1, t.id, r.uuid from tenants t, roles r where t.slug = $2 and r.built_in = 'accountant_exports'`;

const insertReference = "insert into user_references (user_uuid, kind, value) values ($1, 'tenant', $2)";

/** The users of the demo (design §4). */
export async function addUsers(db: Db, now: Date): Promise<void> {
  const hash = await hashPassword(password);
  for (const { name, email, type, tenants } of users) {
    const [user] = await db.query<{ uuid: string }>(insertUser, [name, email, type, hash, now.toISOString()]);
    // Before the company is entered, so that the role allows exports.
    if (type === 'ACCOUNTANT') for (const tenant of tenants) await db.query(insertRole, [user?.uuid, tenant]);
    for (const tenant of tenants) await db.query(insertReference, [user?.uuid, tenant]);
  }
}
