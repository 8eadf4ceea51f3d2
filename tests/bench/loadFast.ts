import type { Pool } from 'pg';
import { loadBulk, loadTenant, sharesOf, slugAt } from '../../server/start/demo/bulk/bulk.ts';
import { mapAtOnce } from '../../server/base/mapConcurrently.ts';
import { leanStatements } from './lists/leanStatements.ts';

/** The tables that grow with the invoices; their indexes and triggers take most of the load time. */
const large = '{invoices,invoice_items,transactions,public_links}';

const selectIndexes = `
  select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i left join pg_constraint c on c.conindid = i.indexrelid
  where c.oid is null and i.indrelid = any ($1::regclass[])`;

const selectTables = 'select unnest($1::regclass[])::text as name';

const selectTenants = 'select array_agg(id) as ids from tenants where id <> all ($1)';

/** The rows that insert triggers write for tenants $1, except the audit log, which no benchmark reads. */
const written = [
  `insert into invoice_counts (tenant_id, status, n)
   select tenant_id, status, count(*) from invoices where tenant_id = any ($1) group by 1, 2`,
  `insert into issued_days (day, n)
   select created, count(*) from invoices where tenant_id = any ($1) and number is not null and status <> 'draft' group by 1`,
  `insert into public_links (digest, tenant_id, kind, record_uuid)
   select sha256(convert_to(public_hash, 'UTF8')), tenant_id, 'individual', uuid
   from invoices where tenant_id = any ($1) order by 1`,
  `select add_to_count(tenant_id, 'transactions', count(*))
   from transactions where tenant_id = any ($1) group by tenant_id`,
  `insert into stale_days (tenant_id, day)
   select distinct tenant_id, created from invoices where tenant_id = any ($1) and summed_status(status) is not null`,
];

/** Largest tenants first, so that none is left alone at the end. */
const selectStale =
  'select tenant_id as id from stale_days join invoice_counts using (tenant_id) group by 1 order by sum(n) desc';

const addUp = "select set_config('app.tenant', $1, true), set_config('work_mem', '256MB', true), add_up_days(100000)";

/** Statements run concurrently: one on each connection of the pool. */
const lanesOf = ({ options }: Pool): number => options.max;

/** Loads the same rows as `loadBulk` in a tenth of the time. */
export const loadFast = (owner: Pool, invoices: number): Promise<void> =>
  withoutIndexes(owner, () => loadBulk(owner, invoices, () => undefined));

/** An installation in which only the first tenant has whole invoices. */
export interface Lean {
  readonly invoices: number;
  /** The number of invoices of the first tenant. */
  readonly ofFirst: number;
}

/** Loads the first tenant like `loadBulk`, and the others with lean invoices. */
export const loadLean = (owner: Pool, { invoices, ofFirst }: Lean): Promise<void> =>
  withoutIndexes(owner, async () => {
    const [, ...others] = sharesOf(invoices, ofFirst);
    await loadTenant(owner, slugAt(0), ofFirst, { lanes: lanesOf(owner) });
    await addTenants(owner, 1, others);
  });

/** Multiplies an installation of `loadLean`: adds tenants of the same shares, all with lean invoices. */
export const growLean = (owner: Pool, before: Lean, times: number): Promise<void> =>
  withoutIndexes(owner, async () => {
    const again = sharesOf(before.invoices, before.ofFirst);
    await addTenants(owner, again.length, Array.from({ length: times - 1 }, () => again).flat());
  });

const addTenants = (owner: Pool, from: number, shares: readonly number[]): Promise<unknown> =>
  mapAtOnce([...shares.entries()], lanesOf(owner), ([index, share]) =>
    loadTenant(owner, slugAt(from + index), share, { statements: leanStatements }),
  );

/** Drops indexes and disables triggers, loads tenants, and then builds what they would have built once. */
export async function withoutIndexes(owner: Pool, load: () => Promise<unknown>): Promise<void> {
  const { rows: indexes } = await owner.query<Record<'name' | 'definition', string>>(selectIndexes, [large]);
  const { rows: tables } = await owner.query<{ name: string }>(selectTables, [large]);
  const triggers = (state: string) =>
    owner.query(tables.map(({ name }) => `alter table ${name} ${state} trigger all`).join(';'));
  const tenantsBut = async (known: readonly string[]): Promise<string[]> => {
    const { rows } = await owner.query<{ ids: string[] | null }>(selectTenants, [known]);
    return rows[0]?.ids ?? [];
  };
  const before = await tenantsBut([]);
  await owner.query(`drop index ${indexes.map(({ name }) => name).join(', ')}`);
  await triggers('disable');
  // It gives each row a text.
  await owner.query('alter table invoices enable trigger search_added');
  await load();
  // For the plans of the statements below.
  await owner.query('analyze');
  await mapAtOnce(indexes, lanesOf(owner), ({ definition }) =>
    owner.query(["set maintenance_work_mem = '1GB'", definition, 'reset all'].join(';')),
  );
  const loaded = await tenantsBut(before);
  // oxlint-disable-next-line no-await-in-loop -- in this order
  for (const statement of written) await owner.query(statement, [loaded]);
  await triggers('enable');
  const { rows: tenants } = await owner.query<{ id: string }>(selectStale);
  await mapAtOnce(tenants, lanesOf(owner), ({ id }) => owner.query(addUp, [id]));
  await owner.query('vacuum (analyze)');
}
