import type { Pool } from 'pg';
import { loadContracts } from '../../support/dueContracts.ts';

/** Typical row counts of a busy company's registrations, besides its entities. */
const fill = [
  `insert into items (tenant_id, description) select $1, 'Consultoria ' || n from generate_series(1, 300) n`,
  `insert into tributes (tenant_id, name, description, country_id)
   select $1, 'Imposto ' || n, 'Alíquota ' || n, case when n % 3 = 0 then 840 else 76 end from generate_series(1, 100) n`,
  `insert into scenarios (tenant_id, name, code, description, origin_id, destiny_id)
   select $1, 'Cenário ' || n, 'C-' || n, 'Serviços ' || n, 76, case when n % 3 = 0 then 620 else 840 end from generate_series(1, 100) n`,
  `insert into accounts (tenant_id, name) select $1, 'Conta ' || n from generate_series(1, 100) n`,
  `insert into invoice_templates (tenant_id, name) select $1, 'Modelo ' || n from generate_series(1, 100) n`,
  `insert into saved_views (tenant_id, owner, resource, columns, name, state)
   select $1, (select uuid from users where email = 'bench@load.test'), 'invoices', 'number', 'Visão ' || n, '{}'
   from generate_series(1, 100) n`,
  `insert into runs (tenant_id, until, cause, worker, started_at, finished_at, billed)
   select $1, current_date - n, 'tick', 'bench', now() - n * interval '1 day', now() - n * interval '1 day', n
   from generate_series(1, 100) n`,
];

/** Adds rows to each list of the largest tenant; returns the tenant's key. */
export async function loadLists(owner: Pool): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(`select id from tenants where slug = 'load-001'`);
  const [{ id: tenant } = { id: '' }] = rows;
  await loadContracts(owner, tenant, { contracts: 1_000, occurrences: 3, from: '2026-03-01' });
  const client = await owner.connect();
  try {
    await client.query("select set_config('app.tenant', $1, false), set_config('app.actor', 'bulk load', false)", [
      tenant,
    ]);
    for (const statement of fill) await client.query(statement, [tenant]);
    await client.query("select set_config('app.tenant', '', false)");
  } finally {
    client.release();
  }
  await owner.query('vacuum (analyze)');
  return tenant;
}
