import { expect, test } from 'vitest';
import { testDatabase } from '../../tests/support/database.ts';
import { seedIdentity } from '../../tests/support/identity.ts';
import { openPool } from './pool/pool.ts';
import { atInstant } from './pool/session.ts';
import { inTenant } from './transaction.ts';

const database = await testDatabase();
const { tenants } = await seedIdentity(database.ownerPool);

const stamped = `
  select t.created_at, t.updated_at, l.at from tributes t
  join audit_log l on l.tenant_id = t.tenant_id and l.subject_uuid = t.uuid order by l.uuid`;

test('rows carry the instant of a fixed clock', async () => {
  const write = async (now: Date) => {
    const pool = openPool(atInstant(database.url, now));
    await inTenant(pool, { tenant: tenants.acme }, async (db) => {
      const [there] = await db.query<{ uuid: string }>('select uuid from tributes');
      const insert = 'insert into tributes (tenant_id, name) values ($1, $2)';
      await (there
        ? db.query('update tributes set name = $2 where tenant_id = $1', [tenants.acme, 'PIS'])
        : db.query(insert, [tenants.acme, 'ISS']));
    });
    await pool.end();
  };
  const [made, changed] = ['2026-03-10T15:00:00.000Z', '2026-03-11T09:30:00.000Z'];
  await write(new Date(made));
  await write(new Date(changed));
  const { rows } = await database.ownerPool.query<object>(stamped);
  expect(JSON.parse(JSON.stringify(rows))).toEqual([
    { created_at: made, updated_at: changed, at: made },
    { created_at: made, updated_at: changed, at: changed },
  ]);
});

test('no column default uses another clock', async () => {
  const { rows } = await database.ownerPool.query(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and column_default = 'now()'
       and column_name in ('created_at', 'updated_at', 'at', 'added_at') and table_name <> 'schema_migrations'`,
  );
  expect(rows).toEqual([]);
});
