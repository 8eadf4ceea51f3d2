import { parseArgs } from 'node:util';
import { clientsOf, type Request } from '../clients.ts';
import { onCompanies } from '../companies.ts';

/**
 * `node tests/bench/lists/slowSearches.ts --seconds 20`: the latency of health checks, visitors and a company with short
 * lists while ten other companies search over 48 connections. A search without a match is fast among few `--invoices`,
 * so each one also counts `--rows` rows, 0.2 s of the database's processor time. `--rows 0` leaves searches unchanged,
 * for use with 100,000 invoices. Load, server and database share the machine.
 */
const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    invoices: { type: 'string', default: '500' },
    rows: { type: 'string', default: '1500000' },
    connections: { type: 'string', default: '48' },
  },
});
const rows = Number(options.rows);
const invoicesUrl = '/api/v2/invoice/invoices-single';

/** Counts rows for each search of the word, then returns the matches. */
const slowSearch = `
  create or replace function searched_invoices(pattern text, most bigint) returns uuid[]
  language plpgsql stable security definer set search_path = public, pg_temp as $$
  begin
    if pattern like '%costly%' then
      perform count(*) from generate_series(1, ${rows}) s where s % 7 = s % 11;
    end if;
    return array(
      select t.uuid from invoices t where t.tenant_id = current_tenant() and t.search_text like pattern limit most
    );
  end
  $$`;

await onCompanies({ companies: 11, invoices: Number(options.invoices) }, async (on) => {
  const { port, tokens, hash, owner, longestStall } = on;
  if (rows > 0) await owner.query(slowSearch);
  const [quick, ...searching] = tokens;
  const beside: [request: Request, pause: number][] = [
    [{ what: 'GET /health/live', path: '/health/live' }, 100],
    [{ what: 'GET /health/ready', path: '/health/ready' }, 100],
    [{ what: 'sign-in page', path: '/login' }, 100],
    [{ what: 'public invoice', path: `/api/v2/public/invoices/individual/${hash}` }, 100],
    [{ what: 'list of another company', path: `${invoicesUrl}?per_page=10`, token: quick }, 100],
  ];
  const search = (connection: number) => (n: number) => ({
    what: 'slow search',
    path: `${invoicesUrl}?search=costly${connection}x${n}`,
    token: searching[connection % searching.length],
  });
  async function run(name: string, connections: number, seconds: number): Promise<void> {
    const clients = clientsOf(port);
    const until = performance.now() + seconds * 1_000;
    await longestStall();
    await Promise.all([
      ...beside.map(([request, pause]) => clients.keepAsking(() => request, until, pause)),
      ...Array.from({ length: connections }, (_, n) => clients.keepAsking(search(n), until)),
    ]);
    console.log(`\n${name}, longest stall of the server ${(await longestStall()).toFixed(0)} ms`);
    clients.print();
  }
  await run('nobody searching', 0, 3);
  await run(`${options.connections} connections searching`, Number(options.connections), Number(options.seconds));
});
