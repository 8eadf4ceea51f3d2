import Fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';

const shown = `uuid, number, company_number, status, currency, total::text, due_date, service_provider, service_buyer`;
const latest = 'order by created_at desc, uuid desc limit 10';
const found = `tenant_id = $1 and search_text like '%harb%'`;

/** One prepared statement for each thing that is compared; `$1` is the tenant, `$2` what it takes besides. */
const statements = {
  list: `select ${shown} from invoices where tenant_id = $1 ${latest}`,
  status: `select ${shown} from invoices where tenant_id = $1 and status = 'billed' ${latest}`,
  countedList: `select ${shown}, (select sum(n) from invoice_counts where tenant_id = $1) as count
    from invoices where tenant_id = $1 ${latest}`,
  countedStatus: `select ${shown}, (select n from invoice_counts where tenant_id = $1 and status = 'billed') as count
    from invoices where tenant_id = $1 and status = 'billed' ${latest}`,
  offset: `select ${shown} from invoices where tenant_id = $1 ${latest} offset $2`,
  search: `select ${shown} from invoices where ${found} ${latest}`,
  countedSearch: `select ${shown}, (select count(*) from (select from invoices where ${found} limit 10001) f) as count
    from invoices where ${found} ${latest}`,
  one: `select i.*, (select json_agg(l.* order by l.position) from invoice_items l
    where l.tenant_id = i.tenant_id and l.invoice_uuid = i.uuid) as lines
    from invoices i where i.tenant_id = $1 and i.uuid = $2`,
} as const;

export type Bare = keyof typeof statements;

/** The ceiling: handlers around one query each, as the owner: no sign-in, no tenant's policy, no validation, no rules. */
export function bareServer(
  database: string,
  { tenant, invoice, depth }: { tenant: string; invoice: string; depth: number },
): FastifyInstance {
  const pool = new pg.Pool({ connectionString: database, max: 10 });
  // The database may stop while a connection is closing: without a listener that would end the process.
  pool.on('error', () => undefined);
  const server = Fastify();
  for (const [name, text] of Object.entries(statements)) {
    const second: Partial<Record<string, string | number>> = { one: invoice, offset: depth };
    const values = [tenant, second[name]].filter((value) => value !== undefined);
    server.get(`/${name}`, async () => ({ results: (await pool.query({ name, text, values })).rows }));
  }
  server.addHook('onClose', () => pool.end());
  return server;
}
