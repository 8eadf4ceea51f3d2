import type { BuiltInRole } from '../../domain/access/builtInRoles.ts';
import { effective, frameOf, noRights } from '../../domain/access/effective.ts';
import type { UserType } from '../../schemas/access.ts';
import { builtInRoles } from '../../schemas/parts/people/builtInRoles.ts';
import { grantablesOf } from '../../server/identity/grantables.ts';
import type { ServedApp, TestClient } from './app.ts';
import { addUser } from './identity.ts';

/** A user whose rights differ from the others'. */
interface Part {
  readonly type: UserType;
  readonly role?: BuiltInRole;
  /** Permissions of a custom role. */
  readonly permissions?: readonly string[];
}

const typeOf: Readonly<Record<BuiltInRole, UserType>> = {
  owner: 'COMPANY',
  back_office: 'COMPANY',
  read_only: 'COMPANY',
  accountant: 'ACCOUNTANT',
  accountant_exports: 'ACCOUNTANT',
  administrator: 'ADMIN',
};

const parts: Readonly<Record<string, Part>> = {
  ...Object.fromEntries(builtInRoles.map((role) => [role, { type: typeOf[role], role }])),
  partner: { type: 'PARTNER', role: 'accountant' },
  customer: { type: 'CUSTOMER' },
  'a role of the company': {
    type: 'COMPANY',
    permissions: ['invoices:list', 'invoices:show', 'invoices:create', 'invoices:bill', 'entities:list', 'roles:list'],
  },
  'no role': { type: 'COMPANY', permissions: [] },
};

/** A caller of the API with the rights of the access tables. */
export interface Player extends TestClient {
  readonly name: string;
  readonly uuid: string;
  /** Undefined without a session. */
  readonly type: UserType | undefined;
  readonly may: (permission: string) => boolean;
}

/** Creates one user per role in acme, a customer of one of its entities, an administrator, and an anonymous caller. */
export async function castOf(api: ServedApp, entity?: string): Promise<Player[]> {
  const players: Player[] = [];
  for (const [name, part] of Object.entries(parts)) {
    // oxlint-disable-next-line no-await-in-loop -- a dozen people
    players.push(await play(api, name, part, entity));
  }
  return [...players, { ...api.anonymous, name: 'nobody', uuid: '', type: undefined, may: () => false }];
}

async function play(api: ServedApp, name: string, part: Part, entity: string | undefined): Promise<Player> {
  const { type, role, permissions = [] } = part;
  const email = `${name.replaceAll(/\W/g, '.')}@cast.test`;
  const tenants = type === 'ADMIN' ? [] : ['acme'];
  const uuid = await addUser(api.ownerPool, { name, email, type, tenants, ...(type !== 'ADMIN' && role && { role }) });
  if (part.permissions) await giveRoleOf(api, uuid, name, permissions);
  if (type === 'CUSTOMER' && entity !== undefined)
    await api.ownerPool.query("insert into user_references (user_uuid, kind, value) values ($1, 'entity', $2)", [
      uuid,
      entity,
    ]);
  const rights = { ...noRights, ...(role && { roles: [role] }), permissions };
  const may = effective(frameOf(grantablesOf(api.app), type), rights);
  return { ...(await api.signIn(email)), name, uuid, type, may: (permission) => may.has(permission) };
}

/** Replaces a user's role in acme by a custom one. */
async function giveRoleOf(
  { ownerPool }: ServedApp,
  user: string,
  name: string,
  permissions: readonly string[],
): Promise<void> {
  await ownerPool.query('delete from user_roles where user_uuid = $1', [user]);
  await ownerPool.query(
    `with made as (insert into roles (tenant_uuid, name) select id, $2 from tenants where slug = 'acme' returning uuid, tenant_uuid),
     filled as (
       insert into role_permissions (role_uuid, permission_uuid)
       select made.uuid, p.uuid from made, permissions p where p.name = any($3))
     insert into user_roles (user_uuid, tenant_uuid, role_uuid) select $1, tenant_uuid, uuid from made`,
    [user, name, permissions],
  );
}
