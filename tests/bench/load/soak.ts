import { parseArgs } from 'node:util';
import { datesOfToday } from '../../support/dates.ts';
import { clientsOf, type Request } from '../clients.ts';
import { onCompanies, type Companies } from '../companies.ts';

/**
 * `node tests/bench/load/soak.ts --seconds 60`: ten companies list, search and open invoices over 256 connections, and write
 * them in a tenth of the requests. Prints the latency of each kind, the longest stall of the server's event loop, and
 * for each stall above 100 ms the work of the process in it (`--profile`: by function). Load, server and database share
 * the machine.
 */
const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    invoices: { type: 'string', default: '2000' },
    connections: { type: 'string', default: '256' },
    profile: { type: 'boolean', default: false },
  },
});
const invoicesUrl = '/api/v2/invoice/invoices-single';
const words = ['harb', 'consult', 'nothing of this name', 'a'];

await onCompanies(
  {
    companies: 10,
    invoices: Number(options.invoices),
    nodeOptions: `--import=${new URL(`./stallWatch.ts${options.profile ? '?profile' : ''}`, import.meta.url).href}`,
  },
  async (on) => {
    const parts = await Promise.all(on.tokens.map((token, n) => partsOf(on, token, `company-${n + 1}`)));
    const run = async (seconds: number, isPrinted: boolean) => {
      const clients = clientsOf(on.port);
      const until = performance.now() + seconds * 1_000;
      const all = Array.from({ length: Number(options.connections) }, (_, connection) =>
        clients.keepAsking((n) => next(connection, n), until),
      );
      await Promise.all(all);
      if (isPrinted) clients.print();
    };
    const next = (connection: number, n: number): Request => {
      const { token, body, uuids } = parts[connection % parts.length] ?? { token: '', body: {}, uuids: [] };
      const turn = (connection * 7 + n) % 10;
      if (turn === 0) return { what: 'create', path: `${invoicesUrl}/create`, method: 'POST', token, body };
      if (turn === 1) return { what: 'public page', path: `/api/v2/public/invoices/individual/${on.hash}` };
      if (turn < 4) {
        const search = encodeURIComponent(words[(connection + n) % words.length] ?? '');
        return { what: 'search', path: `${invoicesUrl}?search=${search}`, token };
      }
      if (turn < 7) return { what: 'list', path: `${invoicesUrl}?per_page=25&page=${1 + (n % 20)}`, token };
      return { what: 'one invoice', path: `${invoicesUrl}/${uuids[(connection + n) % uuids.length]}`, token };
    };
    // A warm-up, so that one-time compilation and preparation do not count.
    await run(5, false);
    await on.longestStall();
    const before = on.output().length;
    await run(Number(options.seconds), true);
    console.log(`longest stall ${(await on.longestStall()).toFixed(0)} ms`);
    const lines = on.output().slice(before).split('\n');
    for (const line of lines.filter((one) => one.startsWith('stall '))) console.log(line);
  },
);

/** The data for a company's requests: an invoice of two lines to create, and some of its invoices to open. */
async function partsOf({ owner }: Companies, token: string, slug: string) {
  const { rows } = await owner.query<Record<'uuid' | 'company' | 'entity' | 'item' | 'scenario', string>>(
    `select i.uuid, i.service_provider_uuid as company, i.service_buyer_uuid as entity, l.item_uuid as item,
       l.scenery_uuid as scenario
     from tenants t join invoices i on i.tenant_id = t.id
     join invoice_items l on l.tenant_id = i.tenant_id and l.invoice_uuid = i.uuid where t.slug = $1 limit 300`,
    [slug],
  );
  const [first] = rows;
  if (!first) throw new Error(`${slug} has no invoices`);
  const line = { item: { uuid: first.item }, quantity: '1', price: '1250.00', scenery: { uuid: first.scenario } };
  const body = {
    service_provider_uuid: first.company,
    service_buyer_uuid: first.entity,
    currency: 'USD',
    ...datesOfToday(),
    confirm_scenarios: true,
    items_invoice: [line, line],
  };
  return { token, body, uuids: rows.map(({ uuid }) => uuid) };
}
