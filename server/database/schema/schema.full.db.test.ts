import { expect, test } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import { printSchema, readSchema } from './schema.ts';

const { ownerPool } = await testDatabase();

test('server/database/schema/schema.txt is the schema of a new database: npm run schema', async () => {
  expect(await printSchema(ownerPool)).toBe(await readSchema());
});

test.each([
  ['alter table tenants add column extra int', '  extra integer'],
  ['create index extra on tenants (name)', '  index extra USING btree (name)'],
  [
    'create policy extra on tenants for select to ultramar_app using (false)',
    '  policy extra for select to ultramar_app using false',
  ],
  [
    'grant update on first_admin_link to ultramar_app',
    '  grant delete, insert, select, update to ultramar_auth; update to ultramar_app',
  ],
  ['alter table tenants disable trigger touch', expect.stringMatching(/^ {2}trigger touch .*, enabled D$/)],
  ['alter table tenants no force row level security', 'table tenants, row-level security'],
  [
    'create function extra(a int) returns int language sql return a',
    'function extra(integer) returns integer, grant execute to public',
  ],
])('after "%s" it has another line', async (change, line) => {
  const before = new Set((await printSchema(ownerPool)).split('\n'));
  const client = await ownerPool.connect();
  await client.query('begin');
  await client.query(change);
  const after = (await printSchema(client)).split('\n');
  await client.query('rollback');
  client.release();
  expect(after.filter((each) => !before.has(each))).toEqual([line]);
});
