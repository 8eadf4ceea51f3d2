import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { clientsOf } from '../clients.ts';
import { onCompanies, type Companies } from '../companies.ts';

/**
 * `node tests/bench/writes/imports.ts --rows 50000 --stored 50000`: the latency of lists of a company that imports clients in
 * the background, and of another one, without the import and in each of its steps. Server, database and clients share the
 * machine: only the ratios of one run are meaningful.
 */
const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '50000' },
    stored: { type: 'string', default: '50000' },
    seconds: { type: 'string', default: '20' },
    duplicates: { type: 'boolean', default: false },
  },
});
const rows = Number(options.rows);

/** As many clients as the file has rows, so that each chunk is compared with a long list. */
const addClients = `
  insert into entities (tenant_id, name, nif, location_address, location_country_id, location_place_id)
  select t.id, 'Stored client ' || n, lpad((n * 7919)::text, 9, '0'), 'Street ' || n, c.id, 'written'
  from tenants t, countries c, generate_series(1, $1::int) n where t.slug = 'company-1' and c.identifier = 'US'`;

await onCompanies({ companies: 2, invoices: 5_000 }, async (on) => {
  await on.owner.query(addClients, [Number(options.stored)]);
  await on.owner.query('vacuum (analyze)');
  await listsWhile('warm-up', on, () => sleep(3_000));
  await listsWhile('no import', on, () => sleep(Number(options.seconds) * 1_000));
  const uuid = await send(on);
  await listsWhile('judging', on, () => reaches(on, uuid, 'judged'));
  await command(on, uuid, 'write');
  await listsWhile('writing', on, () => reaches(on, uuid, 'done'));
  await listsWhile('no import', on, () => sleep(Number(options.seconds) * 1_000));
  await command(on, uuid, 'undo');
  await listsWhile('undoing', on, () => reaches(on, uuid, 'undone'));
});

/** Asks for lists of both companies until some work ends, and prints their latencies. */
async function listsWhile(step: string, { port, tokens, longestStall }: Companies, work: () => Promise<unknown>) {
  const clients = clientsOf(port);
  await longestStall();
  const from = performance.now();
  const ended = new AbortController();
  const over = work().finally(() => ended.abort());
  const asking = tokens.flatMap((token, n) =>
    ['entities', 'invoice/invoices-single'].map(async (list) => {
      const what = `${n === 0 ? 'own' : 'other'} ${list.split('/')[0]}`;
      const request = { what, path: `/api/v2/${list}?per_page=25`, token };
      while (!ended.signal.aborted) await clients.keepAsking(() => request, performance.now() + 1_000, 40);
    }),
  );
  await Promise.all([over, ...asking]);
  const took = ((performance.now() - from) / 1_000).toFixed(0);
  console.log(`\n${step}, ${took} s, longest stall of the server ${(await longestStall()).toFixed(0)} ms`);
  clients.print();
}

function headersOf({ tokens }: Companies) {
  return { authorization: `Bearer ${tokens[0]}` };
}

async function answerOf<T>(asked: Promise<Response>): Promise<T> {
  const answer = await asked;
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status}: ${text}`);
  return JSON.parse(text) as T;
}

/** Sends a file of new clients. Returns the key of its import. */
async function send(on: Companies): Promise<string> {
  const lineOf = (n: number) =>
    `Imported ${n} Trading,${100_000_000 + n * 3},Street ${n},United States,mail${n}@example.com`;
  const heading = 'name,nif,location.address,location.country,responsible_email';
  const body = new FormData();
  const text = [heading, ...Array.from({ length: rows }, (_, n) => lineOf(n))].join('\n');
  body.append('file', new Blob([text], { type: 'text/csv' }), 'clients.csv');
  if (options.duplicates) body.append('leave_out_duplicates', 'true');
  const url = `http://127.0.0.1:${on.port}/api/v2/entities/import`;
  const { import: made } = await answerOf<{ import: { uuid: string } }>(
    fetch(url, { method: 'POST', headers: { ...headersOf(on), 'accept-language': 'en' }, body }),
  );
  return made.uuid;
}

function importUrl({ port }: Companies, uuid: string): string {
  return `http://127.0.0.1:${port}/api/v2/imports/${uuid}`;
}

function command(on: Companies, uuid: string, name: string): Promise<unknown> {
  const headers = { ...headersOf(on), 'content-type': 'application/json' };
  return answerOf(fetch(`${importUrl(on, uuid)}/${name}`, { method: 'PUT', headers, body: '{}' }));
}

/** Waits until an import has a status. */
async function reaches(on: Companies, uuid: string, status: string): Promise<void> {
  for (;;) {
    const entry = await answerOf<{ status: string; done_rows: number }>(
      fetch(importUrl(on, uuid), { headers: headersOf(on) }),
    );
    if (entry.status === status) return;
    if (entry.status === 'failed') throw new Error(JSON.stringify(entry));
    await sleep(250);
  }
}
