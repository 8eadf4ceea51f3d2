import { afterAll, expect, it } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import { seedIdentity } from '../../../tests/support/identity.ts';
import { vesselsTable } from '../resources/vessels.testing.ts';

const { ownerPool } = await testDatabase();
const { tenants } = await seedIdentity(ownerPool);
await ownerPool.query(`${vesselsTable}
  insert into vessels (tenant_id, name) select id, 'Boreal ' || n from tenants, generate_series(1, 30000) n where slug = 'acme';
  insert into tenants (slug, name, time_zone) select 'small-' || n, 'Small ' || n, 'UTC' from generate_series(1, 4000) n;
  insert into vessels (tenant_id, name) select id, 'Boreal ' || n from tenants, generate_series(1, 3) n where slug <> 'acme'`);
await ownerPool.query('vacuum analyze vessels');

const connection = await ownerPool.connect();
afterAll(() => connection.release());

/** Searches as a company, and returns the number of pages that the search read. */
async function pagesRead(company: 'acme' | 'globex', pattern: string): Promise<number> {
  await connection.query("select set_config('app.tenant', $1, false)", [tenants[company]]);
  const { rows } = await connection.query<{ 'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number } }] }>(
    `explain (analyze, buffers, timing off, format json) select searched_vessels('${pattern}', 501)`,
  );
  return rows[0]?.['QUERY PLAN'][0].Plan['Shared Hit Blocks'] ?? Number.NaN;
}

it('a rare search of a large company reads few pages, also after searches of a small one on its connection', async () => {
  await pagesRead('acme', '%boreal 29999%');
  const before = await pagesRead('acme', '%boreal 29999%');
  for (let search = 0; search < 10; search += 1) await pagesRead('globex', '%boreal%');
  const after = await pagesRead('acme', '%boreal 29999%');
  expect(before).toBeGreaterThan(0);
  expect(after).toBeLessThan(before * 2);
});
