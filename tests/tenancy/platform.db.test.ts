import { describe, expect, test } from 'vitest';
import {
  inAuth,
  inTenant,
  onPlatform,
  readInAuth,
  readInTenant,
  readOnPlatform,
  type Db,
} from '../../server/database/transaction.ts';
import { loadResources } from '../../server/engine/resources/registry.ts';
import { storageOf } from '../../server/engine/resources/storage.ts';
import { testDatabase } from '../support/database.ts';
import { seedIdentity, users } from '../support/identity.ts';

const database = await testDatabase();
const { pool, ownerPool } = database;
const identity = await seedIdentity(ownerPool);
const ana = identity.users[users.ana.email] ?? '';
const { acme } = identity.tenants;

const ofPlatform = `
  select c.oid, c.relname from pg_class c
  where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped)`;

/** The tables of the platform that meet a condition. */
async function tablesWhere(condition: string): Promise<string[]> {
  const { rows } = await ownerPool.query<{ name: string }>(
    `select t.relname as name from (${ofPlatform}) t join pg_class c using (oid) where ${condition} order by 1`,
  );
  return rows.map(({ name }) => name);
}

const unguarded = `not (c.relrowsecurity and c.relforcerowsecurity)
  or (select count(*) from pg_policy p where p.polrelid = t.oid) < 3`;
const has = (trigger: string) =>
  `exists (select from pg_trigger g where g.tgrelid = t.oid and g.tgname = '${trigger}')`;

describe('every table of the platform', () => {
  test('is under row-level security, forced on its owner too', async () => {
    expect(await tablesWhere(unguarded)).toEqual([]);
    expect(await tablesWhere('true')).toEqual(expect.arrayContaining(['tenants', 'users', 'sessions', 'currencies']));
  });

  test('a new table without guards is reported until it has them', async () => {
    await ownerPool.query('create table regions (id integer primary key, name text, version integer default 1)');
    expect(await tablesWhere(unguarded)).toEqual(['regions']);
    await ownerPool.query("select guard_platform_table('regions')");
    expect(await tablesWhere(unguarded)).toEqual([]);
    await ownerPool.query('drop table regions');
  });

  test('is audited and has a version, except tables that no user edits', async () => {
    const machinery = [
      'client_secrets',
      'first_admin_link',
      'functions',
      'issued_days',
      'job_states',
      'migrations',
      'one_time_links',
      'outbox',
      'places',
      'platform_audit_log',
      'platform_idempotency_keys',
      'refresh_tokens',
      'sign_in_attempts',
    ];
    expect(await tablesWhere(`not ${has('audit')}`)).toEqual(machinery.toSorted());
    // References are created and deleted, but never changed.
    expect(await tablesWhere(`${has('audit')} and not ${has('touch')}`)).toEqual(['user_references']);
  });
});

type Grants = [table: string, app: string, operator: string, auth: string];

/** The rights of each role (read, insert, update, delete); policies limit rows, and column grants limit columns. */
const grants: Grants[] = [
  ['client_secrets', 'r', 'riud', 'ru'],
  ['clients', 'r', 'riud', 'r'],
  ['access_grants', 'r', 'r', 'riud'],
  ['account_invitations', 'ru', 'ru', 'riu'],
  ['account_type_currencies', 'r', 'riud', ''],
  ['account_type_fields', 'r', 'riud', ''],
  ['built_in_templates', 'r', 'ru', ''],
  ['first_admin_link', '', '', 'riud'],
  ['group_permissions', 'riud', 'riud', 'r'],
  ['group_roles', 'riud', 'riud', 'r'],
  ['group_users', 'riud', 'riud', 'rid'],
  ['groups', 'riud', 'riud', 'r'],
  ['issued_days', '', 'r', ''],
  ['job_states', '', 'riu', ''],
  ['functions', 'r', 'r', ''],
  ['migrations', 'r', 'r', ''],
  ['outbox', 'i', 'riu', 'ri'],
  ['one_time_links', '', '', 'riud'],
  ['permissions', 'r', 'riud', 'r'],
  ['places', 'r', 'r', ''],
  ['platform_audit_log', '', 'r', 'r'],
  ['platform_idempotency_keys', 'rid', 'rid', ''],
  ['refresh_tokens', '', 'r', 'riud'],
  ['role_permissions', 'riud', 'riud', 'r'],
  ['realms', 'r', 'riud', 'r'],
  ['roles', 'riud', 'riud', 'r'],
  ['sessions', '', 'r', 'riu'],
  ['sign_in_attempts', '', '', 'riud'],
  ['tenants', 'r', 'riu', 'r'],
  ['user_permissions', 'riud', 'riud', 'rd'],
  ['user_references', 'r', 'r', 'rid'],
  ['user_roles', 'riud', 'riud', 'rid'],
  ['users', 'r', 'r', 'riu'],
  ['withheld_permissions', 'r', 'riud', 'r'],
];

/** By default all requests read the platform's resources, and operators write them. */
const resources = (await loadResources()).filter(({ scope }) => scope === 'platform');
const tables = await tablesWhere('true');
const ofResources = resources
  .map((each): Grants => [storageOf(each).table, 'r', 'riud', ''])
  .filter(([table]) => tables.includes(table) && !grants.some(([known]) => known === table));

test('the rights of each role on each table', async () => {
  const may = (role: string) => `
    case when has_any_column_privilege('${role}', t.oid, 'select') then 'r' else '' end
    || case when has_any_column_privilege('${role}', t.oid, 'insert') then 'i' else '' end
    || case when has_any_column_privilege('${role}', t.oid, 'update') then 'u' else '' end
    || case when has_table_privilege('${role}', t.oid, 'delete') then 'd' else '' end`;
  const { rows } = await ownerPool.query({
    text: `select t.relname, ${['ultramar_app', 'ultramar_operator', 'ultramar_auth'].map(may).join(', ')}
      from (${ofPlatform}) t order by 1`,
    rowMode: 'array',
  });
  expect(rows).toEqual([...grants, ...ofResources].toSorted(([a], [b]) => (a < b ? -1 : 1)));
});

test('the columns that operators may not read', async () => {
  const { rows } = await ownerPool.query(
    `select t.relname || '.' || a.attname as name from (${ofPlatform}) t join pg_attribute a on a.attrelid = t.oid
     where a.attnum > 0 and has_any_column_privilege('ultramar_app', t.oid, 'select')
       and not has_column_privilege('ultramar_operator', t.oid, a.attnum, 'select')`,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual([
    'account_invitations.token_hash',
    'client_secrets.hash',
    'users.password_hash',
  ]);
});

const asVisitor = <T>(work: (db: Db) => Promise<T>) => onPlatform(pool, {}, work);
const asAna = <T>(work: (db: Db) => Promise<T>) => onPlatform(pool, { user: ana, actor: 'Ana <ana@acme.test>' }, work);
const inAcme = <T>(work: (db: Db) => Promise<T>) =>
  inTenant(pool, { tenant: acme, actor: 'Ana <ana@acme.test>' }, work);
const asOperator = <T>(work: (db: Db) => Promise<T>) =>
  onPlatform(pool, { isOperator: true, actor: 'Marta <marta@ultramar.test>' }, work);

describe('rows are visible', () => {
  const everybody = ['admin@ultramar.test', 'ana@acme.test', 'carla@contas.test', 'gil@globex.test'];

  test.each<[who: string, ask: typeof asVisitor, users: string[], tenants: string[], references: number]>([
    ['a visitor: none', asVisitor, [], [], 0],
    ['a user: their own', asAna, ['ana@acme.test'], [], 1],
    ['a member of a company: those of its users', inAcme, ['ana@acme.test', 'carla@contas.test'], ['acme'], 2],
    ['an operator: all', asOperator, everybody, ['acme', 'globex'], 3],
  ])('to %s', async (_who, ask, emails, tenants, references) => {
    const column = async (text: string) => (await ask((db) => db.query<{ v: string }>(text))).map(({ v }) => v);
    expect(await column('select email as v from users order by 1')).toEqual(emails);
    expect(await column('select slug as v from tenants order by 1')).toEqual(tenants);
    expect(await column('select value as v from user_references')).toHaveLength(references);
  });
});

describe('the database refuses', () => {
  test.each<[what: string, ask: typeof asVisitor, statement: string]>([
    ['a request: a password hash', inAcme, 'select password_hash from users'],
    ['a request: a row with its password hash', inAcme, 'select * from users'],
    [
      'a request: a condition on password hashes',
      inAcme,
      "select uuid from users where password_hash like '$argon2id$%'",
    ],
    ['a request: a new account', inAcme, "insert into users (name, email, type) values ('x', 'x@x.test', 'ADMIN')"],
    ['a request: another type of user', asAna, "update users set type = 'ADMIN'"],
    ['a request: another company', asAna, `insert into user_references values ('${ana}', 'tenant', 'globex')`],
    ['a request: a session', asAna, 'select uuid from sessions'],
    ['a request: a refresh token', asAna, 'select hash from refresh_tokens'],
    ['a request: the deletion of sign-in attempts', asVisitor, 'delete from sign_in_attempts'],
    ['a request: a one-time link', asAna, 'select token_hash from one_time_links'],
    ['a request: the link of an invitation', inAcme, 'select token_hash from account_invitations'],
    ['a request: a new invitation', inAcme, "insert into account_invitations (email) values ('x@x.test')"],
    ['a request: another type in an invitation', inAcme, "update account_invitations set type = 'ADMIN'"],
    ['a request: the link of the first administrator', asVisitor, 'select token_hash from first_admin_link'],
    ['a request: the tenants of public links', asVisitor, 'select tenant_id from public_links'],
    ['a request: a new name for its company', inAcme, "update tenants set name = 'x'"],
    ['a request: the deletion of its company', inAcme, 'delete from tenants'],
    ['a request: a change to a currency', inAcme, "update currencies set name = 'x'"],
    ['a request: the history of the platform', inAcme, 'select actor from platform_audit_log'],
    ['an operator: a password hash', asOperator, 'select password_hash from users'],
    ['an operator: a change to an account', asOperator, "update users set name = 'x'"],
    ['an operator: the deletion of a company', asOperator, 'delete from tenants'],
    ['an operator: the deletion of history', asOperator, 'delete from platform_audit_log'],
    ['an operator: the deletion of a place', asOperator, 'delete from places'],
    ['the sign-in role: a change to a company', (work) => inAuth(pool, {}, work), "update tenants set name = 'x'"],
    ['the sign-in role: an invoice', (work) => inAuth(pool, {}, work), 'select from invoices'],
  ])('%s', async (_what, ask, statement) => {
    await expect(ask((db) => db.query(statement))).rejects.toThrow('permission denied');
  });

  test('writes in a read-only transaction, for every role', async () => {
    const end = (db: Db) => db.query('update sessions set ended_at = now()');
    await expect(readInAuth(pool, end)).rejects.toThrow('read-only transaction');
    const rename = (db: Db) => db.query("update currencies set name = 'x'");
    await expect(readOnPlatform(pool, rename, { isOperator: true })).rejects.toThrow('read-only transaction');
  });
});

test('the sign-in role reads password hashes', async () => {
  const rows = await readInAuth(pool, (db) =>
    db.query<{ password_hash: string }>('select password_hash from users where uuid = $1', [ana]),
  );
  expect(rows).toEqual([{ password_hash: expect.stringMatching(/^\$argon2id\$/) }]);
});

describe('a change by an operator', () => {
  const history = (subject: string) =>
    asOperator((db) =>
      db.query(
        'select table_name, action, changes, actor from platform_audit_log where subject_key = $1 order by uuid',
        [subject],
      ),
    );

  test('gets its version and history from the database', async () => {
    const rename = "update tenants set name = 'Acme S.A.', version = 99 where id = $1 returning version";
    expect(await asOperator((db) => db.query(rename, [acme]))).toEqual([{ version: 2 }]);
    expect(await history(acme)).toEqual([
      expect.objectContaining({ table_name: 'tenants', action: 'created', actor: 'system' }),
      {
        table_name: 'tenants',
        action: 'updated',
        changes: { name: ['Acme Software Ltda', 'Acme S.A.'] },
        actor: 'Marta <marta@ultramar.test>',
      },
    ]);
  });

  test('a new company has its default records, which operators cannot see', async () => {
    const make = "insert into tenants (slug, name) values ('initech', 'Initech') returning id";
    const [made] = await asOperator((db) => db.query<{ id: string }>(make));
    expect(await asOperator((db) => db.query('select uuid from invoice_templates'))).toEqual([]);
    const templates = (db: Db) => db.query('select count(*)::int as n from invoice_templates');
    expect(await readInTenant(pool, made?.id ?? '', templates)).toEqual([{ n: 3 }]);
  });

  test('cannot change a key, neither a uuid nor a number', async () => {
    for (const change of [
      'update tenants set id = uuidv7()',
      'update currencies set id = id + 1000',
      'update account_types set uuid = uuidv7()',
    ])
      await expect(asOperator((db) => db.query(change))).rejects.toThrow('the key of a row never changes');
  });

  test('leaves no history if it has no effect', async () => {
    await asOperator((db) => db.query("update currencies set name = name where code = 'BRL'"));
    const [brl] = await asOperator((db) => db.query<{ id: number }>("select id from currencies where code = 'BRL'"));
    expect(await history(String(brl?.id))).toEqual([]);
  });

  test('of an account: its history records password changes, but no hash', async () => {
    const gil = identity.users[users.gil.email] ?? '';
    const change = "update users set password_hash = 'another', name = 'Gil M.' where uuid = $1";
    await inAuth(pool, { actor: 'Gil' }, (db) => db.query(change, [gil]));
    expect(await history(gil)).toEqual([
      expect.objectContaining({ changes: expect.objectContaining({ password_hash: [null, 'secret'] }) }),
      expect.objectContaining({ table_name: 'user_references', action: 'created' }),
      expect.objectContaining({ table_name: 'user_roles', action: 'created' }),
      expect.objectContaining({
        actor: 'Gil',
        changes: { name: ['Gil Marques', 'Gil M.'], password_hash: ['secret', 'secret'] },
      }),
    ]);
  });
});

test('each user, operators included, sees only their own stored answers for an Idempotency-Key', async () => {
  const keep = `insert into platform_idempotency_keys (user_uuid, key, fingerprint, status, headers, created_at)
    values ($1, 'k', sha256('x'), 201, '{}', now())`;
  await asAna((db) => db.query(keep, [ana]));
  const admin = identity.users[users.admin.email] ?? '';
  await expect(onPlatform(pool, { isOperator: true, user: admin }, (db) => db.query(keep, [ana]))).rejects.toThrow(
    'violates row-level security policy',
  );
  const count = (db: Db) => db.query<object>('select count(*) from platform_idempotency_keys');
  expect(await asAna(count)).toEqual([{ count: 1 }]);
  expect(await readOnPlatform(pool, count, { isOperator: true, user: admin })).toEqual([{ count: 0 }]);
  expect(await readInTenant(pool, acme, count)).toEqual([{ count: 0 }]);
});
