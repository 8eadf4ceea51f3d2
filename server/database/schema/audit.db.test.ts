import { expect, test } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';

const { ownerPool } = await testDatabase();

const rows = {
  full: `'{"a": null, "b": [1]}', 'short', repeat('x', 5000), 12.500, 7, true, '2026-03-10', '2026-03-10T12:00:00Z', 1.5,
    'sealed:v1:0123abcd:x'`,
  empty: `'null', null, null, null, null, null, null, null, null, null`,
};

/** Returns the log of a row of every type through creation, change, no change, clearing and deletion. */
async function loggedChanges(table: string, makeReady: string): Promise<object[]> {
  const client = await ownerPool.connect();
  try {
    await client.query(`
      create table ${table} (tenant_id uuid not null, uuid uuid not null default uuidv7(), subject uuid,
        j jsonb, t text, l text, m numeric(20, 3), i integer, b boolean, d date, z timestamptz, f double precision, s sealed,
        twice integer generated always as (2 * i) stored, version integer not null default 1, primary key (tenant_id, uuid));
      select guard_tenant_table('${table}', subject => 'subject');
      ${makeReady};
      insert into tenants (slug, name) values ('${table}', '${table}')`);
    const columns = '(j, t, l, m, i, b, d, z, f, s)';
    const tenant = `(select id from tenants where slug = '${table}')`;
    const whole = '(tenant_id, subject, j, t, l, m, i, b, d, z, f, s)';
    const subject = `'0198f6b2-0000-7000-8000-000000000001'`;
    for (const statement of [
      `insert into ${table} ${whole} values (${tenant}, ${subject}, ${rows.full}), (${tenant}, ${subject}, ${rows.empty})`,
      `update ${table} set t = 'longer', m = 12.5, j = '{"a": 1}' where i = 7`,
      `update ${table} set t = t`,
      `update ${table} set ${columns} = row(${rows.empty})`,
      `update ${table} set ${columns} = row(${rows.full})`,
      `delete from ${table}`,
    ]) {
      await client.query(statement);
    }
    const { rows: entries } = await client.query(
      'select subject_uuid, action, changes from audit_log where table_name = $1 order by uuid',
      [table],
    );
    return entries;
  } finally {
    client.release();
  }
}

test('after a migration each table whose log is kept has a function that knows all its columns', async () => {
  const { rows: stale } = await ownerPool.query(`
    select t.tgrelid::regclass from pg_trigger t join pg_proc p on p.oid = t.tgfoid
    where t.tgname like 'audit\\_%' and p.prosrc not like '%' || audit_changes(t.tgrelid, true, true) || '%'`);
  expect(stale).toEqual([]);
});

test('a table for whose columns a function was made has the log of any other', async () => {
  const any = await loggedChanges('logged', 'select');
  const made = await loggedChanges('madelogged', `select make_audit('madelogged', 'subject')`);
  expect(any.map((entry) => Object(entry).action)).toEqual(
    'created created updated updated updated updated deleted deleted'.split(' '),
  );
  expect(made).toEqual(any);
});

test('a column added by a migration is logged', async () => {
  await ownerPool.query(`
    alter table items add column added_later text;
    select make_audits();
    insert into tenants (slug, name) values ('later', 'Later');
    insert into items (tenant_id, description, added_later) select id, 'Item', 'new' from tenants where slug = 'later'`);
  const { rows: entries } = await ownerPool.query(
    `select changes from audit_log where table_name = 'items' and changes ? 'added_later'`,
  );
  expect(entries).toMatchObject([{ changes: { description: [null, 'Item'], added_later: [null, 'new'] } }]);
});
