import Fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';

const one = `select i.*, (select json_agg(l.* order by l.position) from invoice_items l
    where l.tenant_id = i.tenant_id and l.invoice_uuid = i.uuid) as lines
    from invoices i where i.tenant_id = $1 and i.uuid = $2`;

/** A server of prepared statements, each at its name: as the owner, without sign-in, policies, validation or rules. */
export function bareServer(
  database: string,
  statements: Readonly<Record<string, { readonly text: string; readonly values: readonly unknown[] }>>,
): FastifyInstance {
  const pool = new pg.Pool({ connectionString: database, max: 10 });
  // The database may stop while a connection is closing: without a listener that would end the process.
  pool.on('error', () => undefined);
  const server = Fastify();
  for (const [name, { text, values }] of Object.entries(statements)) {
    const statement = { name, text, values: [...values] };
    server.get(`/${name}`, async () => ({ results: (await pool.query(statement)).rows }));
  }
  server.addHook('onClose', () => pool.end());
  return server;
}

/** The statement that reads one invoice with its lines. */
export const oneInvoice = (tenant: string, invoice: string) => ({ text: one, values: [tenant, invoice] });
