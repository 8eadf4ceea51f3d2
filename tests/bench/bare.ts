import { setTimeout } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';

const one = `select i.*, (select json_agg(l.* order by l.position) from invoice_items l
    where l.tenant_id = i.tenant_id and l.invoice_uuid = i.uuid) as lines
    from invoices i where i.tenant_id = $1 and i.uuid = $2`;

/** A statement of a bare server, with its values. */
export interface BareStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The application name of the connections of bare servers, by which `stopBare` finds their running queries. */
const name = 'bare';

/**
 * A server of prepared statements, one for each path, without sign-in, validation or rules. With a tenant, each
 * statement runs in a transaction of that tenant, under the row-level security policies of the login in `database`.
 */
export function bareServer(
  database: string,
  statements: Readonly<Record<string, BareStatement>>,
  tenant?: string,
): FastifyInstance {
  const pool = new pg.Pool({ connectionString: database, max: 10, application_name: name });
  // The database may stop while a connection closes: without a listener, the error would end the process.
  pool.on('error', () => undefined);
  const server = Fastify();
  for (const [path, { text, values }] of Object.entries(statements)) {
    const statement = { name: path, text, values: [...values] };
    const read = () => (tenant ? underPolicies(pool, tenant, statement) : pool.query(statement));
    server.get(`/${path}`, async () => ({ results: (await read()).rows }));
  }
  server.addHook('onClose', () => pool.end());
  return server;
}

/** Runs a statement in a transaction that sees the rows of one tenant. */
async function underPolicies(pool: pg.Pool, tenant: string, statement: pg.QueryConfig): Promise<pg.QueryResult> {
  const client = await pool.connect();
  let isDone = false;
  try {
    await client.query('begin');
    await client.query({ name: 'tenant', text: "select set_config('app.tenant', $1, true)", values: [tenant] });
    const answer = await client.query(statement);
    await client.query('commit');
    isDone = true;
    return answer;
  } finally {
    client.release(!isDone);
  }
}

/** Cancels queries of bare servers whose clients have disconnected: a search of a million rows outlasts its round. */
export async function stopBare(owner: pg.Pool): Promise<void> {
  const running = `from pg_stat_activity where application_name = '${name}' and state = 'active'`;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- until all have stopped
    const { rows } = await owner.query(`select pg_cancel_backend(pid) ${running}`);
    if (rows.length === 0) return;
    // oxlint-disable-next-line no-await-in-loop
    await setTimeout(20);
  }
}

/** Returns the statement that reads one invoice with its lines. */
export const oneInvoice = (tenant: string, invoice: string) => ({ text: one, values: [tenant, invoice] });
