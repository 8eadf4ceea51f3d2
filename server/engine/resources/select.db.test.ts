import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { inTenant } from '../../database/transaction.ts';
import { recordOf } from './select.ts';
import type { ReferenceField, Storage } from './storage.ts';

const api = await testApp();

const type: ReferenceField = {
  is: 'reference',
  name: 'account_type',
  column: 'account_type_uuid',
  key: 'uuid',
  resource: 'account-types',
  table: 'account_types',
  isOfTenant: false,
  shown: ['uuid', 'name'],
  parts: [],
};
const accounts: Storage = { table: 'accounts', key: 'uuid', fields: [type] };

test('a record shows its platform references, also by their uuid', async () => {
  const { rows } = await api.ownerPool.query<{ id: string }>("select id from tenants where slug = 'acme'");
  const tenant = rows[0]?.id ?? '';
  await api.ownerPool.query(
    `insert into accounts (tenant_id, name, account_type_uuid) select $1, 'Caixa', uuid from account_types where name = 'Manual'`,
    [tenant],
  );
  const records = await inTenant(api.pool, { tenant }, (db) =>
    db.run<{ record: object }>(sql`select ${recordOf(accounts, 't')} as record from accounts t where name = 'Caixa'`),
  );
  expect(records).toMatchObject([{ record: { account_type: { uuid: expect.any(String), name: 'Manual' } } }]);
});
