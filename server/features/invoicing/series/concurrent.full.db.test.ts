import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { invoiceBody, makeRegistrations } from '../../../../tests/support/company.ts';

const connections = 64;
const each = 12;
const requests = 25;

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const made = await makeRegistrations(api, ana);
const tenant = api.identity.tenants.acme;
const pool = new pg.Pool({ ...api.ownerPool.options, max: connections });
afterAll(() => pool.end());

const draw = `
  select d.first, d.period, print_number(d.prefix, d.pattern, $2, d.first) as printed
  from draw_numbers('invoices', $1, $2, $3, make_date($2, 3, 10), make_date($2, 3, 10), false) d`;

interface Drawn {
  readonly first: string;
  readonly period: number;
  readonly printed: string;
}

it(`${connections} connections draw numbers of five series without gaps and doubles, also where some are rolled back`, async () => {
  const keys: string[] = [];
  for (const [index, restart] of ['never', 'year', 'never', 'year', 'never'].entries()) {
    const body = { name: `S${index}`, prefix: `${'ABCDE'[index]}/`, pattern: '{prefix}{year}-{number:4}', restart };
    keys.push((await ana.post('/api/v2/series', body)).json().uuid);
  }
  const taken: { key: string; number: number; period: number; printed: string }[] = [];
  const worker = async (place: number): Promise<void> => {
    const client = await pool.connect();
    try {
      for (let round = 0; round < each; round++) {
        const key = keys[(place + round) % keys.length] ?? '';
        const [year, wanted] = [2026 + (round % 2), 1 + (place % 3)];
        await client.query('begin');
        await client.query(`select set_config('app.tenant', $1, true)`, [tenant]);
        const { rows } = await client.query<Drawn>(draw, [key, year, wanted]);
        const isKept = (place + round) % 5 !== 0;
        await client.query(isKept ? 'commit' : 'rollback');
        for (const { first, period, printed } of isKept ? rows : []) {
          for (let n = 0; n < wanted; n++) taken.push({ key, period, number: Number(first) + n, printed });
        }
      }
    } finally {
      client.release();
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, place) => worker(place)));
  expect(taken.length).toBeGreaterThan(connections * each);
  for (const numbers of Map.groupBy(taken, ({ key, period }) => `${key} ${period}`).values()) {
    const sorted = numbers.map(({ number }) => number).toSorted((a, b) => a - b);
    expect(sorted).toEqual(Array.from(sorted, (_, index) => index + 1));
  }
}, 120_000);

it('requests issue from five series at the same time, each number once', async () => {
  // The numbers above are dated later.
  await api.ownerPool.query('update counters set last_on = null');
  const { results } = (await ana.get('/api/v2/series?document_type=invoices')).json();
  const keys = results.map(({ uuid }: { uuid: string }) => uuid);
  const answers = await Promise.all(
    Array.from({ length: requests }, (_, index) =>
      ana.post('/api/v2/invoice/invoices-single/create', invoiceBody(made, { series_uuid: keys[index % keys.length] })),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
  const printed = answers.map((answer) => answer.json<{ full_number: string }>().full_number);
  expect(new Set(printed).size).toBe(requests);
}, 120_000);
