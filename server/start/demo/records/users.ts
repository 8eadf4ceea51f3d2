import type { UserType } from '../../../../schemas/resource.ts';
import { hashPassword } from '../../../identity/passwords/passwords.ts';
import type { Db } from '../../../database/transaction.ts';
import { setMoment } from './events.ts';

/** The password of all demo users; only demo data uses it. */
export const demoPassword = 'ultramar-demo';

interface DemoUser {
  readonly name: string;
  readonly email: string;
  readonly type: UserType;
  readonly tenants: readonly string[];
  /** Days since the account was created. */
  readonly joined: number;
  /** The client of these companies whose documents a customer reads. */
  readonly client?: string;
}

const admin = { name: 'Marta Reis', email: 'admin@ultramar.test' };

const users: readonly DemoUser[] = [
  { name: 'Ana Souza', email: 'ana@acme.test', type: 'COMPANY', tenants: ['acme'], joined: 815 },
  { name: 'Gil Marques', email: 'gil@globex.test', type: 'COMPANY', tenants: ['globex'], joined: 810 },
  { name: 'Carla Nunes', email: 'carla@contas.test', type: 'ACCOUNTANT', tenants: ['acme'], joined: 640 },
  {
    name: 'Grace Lee',
    email: 'grace@blueharbor.test',
    type: 'CUSTOMER',
    tenants: ['acme'],
    joined: 45,
    client: 'Blue Harbor Inc.',
  },
  { ...admin, type: 'ADMIN', tenants: [], joined: 820 },
  { name: 'Tiago Prates', email: 'tiago@ultramar.test', type: 'ADMIN', tenants: [], joined: 130 },
];

/** The operator who decides in the demo, as the history names them. */
export const operator = `${admin.name} <${admin.email}>`;

const insertUser = `
  insert into users (name, email, type, password_hash, date_email_verified) values ($1, $2, $3, $4, $5) returning uuid`;

const insertRole = `
  insert into user_roles (user_uuid, tenant_uuid, role_uuid)
  select $1, t.id, r.uuid from tenants t, roles r where t.slug = $2 and r.built_in = 'accountant_exports'`;

const insertReference = "insert into user_references (user_uuid, kind, value) values ($1, 'tenant', $2)";

const insertClient = `
  insert into user_references (user_uuid, kind, value)
  select $1, 'entity', e.uuid from entities e join tenants t on t.id = e.tenant_id where t.slug = $2 and e.name = $3`;

const day = 24 * 60 * 60 * 1000;

/** The users of the demo (design §4). */
export async function addUsers(db: Db, now: Date): Promise<void> {
  const hash = await hashPassword(demoPassword);
  for (const { name, email, type, tenants, joined, client } of users) {
    const at = new Date(now.getTime() - joined * day);
    await setMoment(db, at);
    const [user] = await db.query<{ uuid: string }>(insertUser, [name, email, type, hash, at.toISOString()]);
    // Before the company is entered, so that the role allows exports.
    if (type === 'ACCOUNTANT') for (const tenant of tenants) await db.query(insertRole, [user?.uuid, tenant]);
    for (const tenant of tenants) await db.query(insertReference, [user?.uuid, tenant]);
    if (client !== undefined) for (const tenant of tenants) await db.query(insertClient, [user?.uuid, tenant, client]);
  }
  await setMoment(db, now);
}
