import { describe, expect, it } from 'vitest';
import { testDatabase } from '../support/database.ts';

const database = await testDatabase();

/** The column `name` of a query's rows. */
const names = async (query: string): Promise<string[]> =>
  (await database.ownerPool.query<{ name: string }>(query)).rows.map((row) => row.name);

const ofTenants = `
  select c.oid, c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'public_links'`;

const columnsOf = (key: string, table: string): string => `
  array(select attname::text from unnest(${key}) with ordinality k(num, pos)
    join pg_attribute a on a.attrelid = ${table} and a.attnum = k.num order by pos)`;

describe('every table of tenants', () => {
  it('is found', async () => {
    expect(await names(`select relname as name from (${ofTenants}) t`)).toEqual(
      expect.arrayContaining(['companies', 'entities', 'tributes', 'scenarios', 'items', 'invoices', 'audit_log']),
    );
  });

  it('is under row-level security, forced on its owner too', async () => {
    const open = `select t.relname as name from (${ofTenants}) t join pg_class c using (oid)
      where not (c.relrowsecurity and c.relforcerowsecurity) or not exists (select from pg_policy p where p.polrelid = c.oid)`;
    expect(await names(open)).toEqual([]);
  });

  it('reads and accepts only rows of the transaction’s tenant by every policy, and none without a tenant', async () => {
    const own = '(tenant_id = ( SELECT current_tenant() AS current_tenant))';
    const others = `select t.relname || '.' || polname as name from (${ofTenants}) t join pg_policy p on p.polrelid = t.oid
      where pg_get_expr(polqual, t.oid) is distinct from '${own}' or coalesce(pg_get_expr(polwithcheck, t.oid), '${own}') <> '${own}'`;
    expect(await names(others)).toEqual([]);
    const nobodys = await database.pool.query<{ tenant: string | null }>('select current_tenant() as tenant');
    expect(nobodys.rows).toEqual([{ tenant: null }]);
  });

  it('is read with the owner’s rights only by these functions, which filter by tenant themselves', async () => {
    const lent = `select proname as name from pg_proc where prosecdef and pronamespace = 'public'::regnamespace
      and prorettype <> 'trigger'::regtype and has_function_privilege('ultramar_app', oid, 'execute')`;
    const searching = `prosrc like '%from ' || substring(proname from '^searched_(.*)$') || ' t where t.tenant_id = current_tenant() and %'`;
    expect(await names(`${lent} and (${searching}) is not true order by 1`)).toEqual([
      'find_own_rows',
      'group_own_rows',
      'near_entities',
      'own_rows_called',
      'sum_own_rows',
    ]);
  });

  it('has its tenant in every key, so that it can be distributed by tenant', async () => {
    const keys = `select i.indexrelid::regclass::text as name from (${ofTenants}) t join pg_index i on i.indrelid = t.oid
      where i.indisunique and not 'tenant_id' = any(${columnsOf('i.indkey', 't.oid')})`;
    expect(await names(keys)).toEqual([]);
  });

  it('includes the tenant in foreign keys to other tables of tenants', async () => {
    const foreign = `select conname as name from pg_constraint
      where contype = 'f' and conrelid in (select oid from (${ofTenants}) a) and confrelid in (select oid from (${ofTenants}) b)
        and not ('tenant_id' = any(${columnsOf('conkey', 'conrelid')}) and 'tenant_id' = any(${columnsOf('confkey', 'confrelid')}))`;
    expect(await names(foreign)).toEqual([]);
  });

  it('is not owned by the application, which cannot bypass its policies', async () => {
    const role = "select rolname as name from pg_roles where rolname ~ '^ultramar_' and (rolsuper or rolbypassrls)";
    const owned =
      "select relname as name from pg_class where relowner in (select oid from pg_roles where rolname ~ '^ultramar_')";
    expect([...(await names(role)), ...(await names(owned))]).toEqual([]);
    const { rows } = await database.pool.query('select current_user as role');
    expect(rows).toEqual([{ role: 'ultramar_server' }]);
  });

  it('is visible through views only with the rights and policies of the caller', async () => {
    const lent = `select relname as name from pg_class where relkind in ('v', 'm') and relnamespace = 'public'::regnamespace
      and not (relkind = 'v' and coalesce(reloptions, '{}') && array['security_invoker=true', 'security_invoker=on'])`;
    expect(await names(lent)).toEqual([]);
    const views = "select relname as name from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace";
    expect(await names(views)).toContain('issue_settings');
  });

  it('uses no enumerated type, which cannot use an index under a policy', async () => {
    const types = "select typname as name from pg_type where typtype = 'e' and typnamespace = 'public'::regnamespace";
    expect(await names(types)).toEqual([]);
  });
});

describe('outside the public schema', () => {
  const elsewhere = `
    select c.oid, c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm') and n.nspname <> 'public' and n.nspname !~ '^(pg_|information_schema$)'`;

  it('there are only the tables of pg-boss, without data of tenants', async () => {
    expect(await names(`select split_part(name, '.', 1) as name from (${elsewhere}) t group by 1`)).toEqual(['pgboss']);
    const columns = 'select from pg_attribute a where a.attrelid = t.oid';
    expect(await names(`select name from (${elsewhere}) t where exists (${columns} and attname ~ 'tenant')`)).toEqual(
      [],
    );
  });

  it('the application cannot create, alter or truncate tables, and writes only those of ticks', async () => {
    const rights = `has_schema_privilege('ultramar_app', 'pgboss', 'create')
      or has_table_privilege('ultramar_app', t.oid, 'truncate, references, trigger')`;
    expect(await names(`select name from (${elsewhere}) t where ${rights}`)).toEqual([]);
    const written = `has_table_privilege('ultramar_app', t.oid, 'insert, update, delete')`;
    expect(await names(`select name from (${elsewhere}) t where ${written} order by 1`)).toEqual(
      ['job', 'job_common', 'job_dependency', 'queue', 'schedule', 'version', 'warning'].map(
        (name) => `pgboss.${name}`,
      ),
    );
  });
});
