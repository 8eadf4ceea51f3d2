import fc from 'fast-check';
import { expect, it } from 'vitest';
import { invoiceBody, make, usLocation } from '../../../../tests/support/company.ts';
import { contractWorkshop } from '../../../../tests/support/contractWorkshop.ts';

const { api, made, ana } = await contractWorkshop();
const at = '/api/v2/entities';

/** An invoice of one of both clients, by which it is paid, and what is paid of it, in parts of its total or beyond it. */
const trade = fc.record({
  buyer: fc.constantFrom('from', 'into'),
  payer: fc.constantFrom('from', 'into', undefined),
  currency: fc.constantFrom('BRL', 'USD'),
  paid: fc.constantFrom(0, 250.5, 1080, 1100),
});
type Trade = typeof trade extends fc.Arbitrary<infer T> ? T : never;

interface Statement {
  readonly closing_balance: string;
  readonly closing_credit: string;
}

/** Two clients with these trades. */
async function makeTrades(trades: readonly Trade[]) {
  const client = (name: string) => make(ana, at, { name, location: usLocation, is_payment_responsible: true });
  const clients = { from: await client('A'), into: await client('B') } as const;
  for (const { buyer, payer, currency, paid } of trades) {
    const body = { service_buyer_uuid: clients[buyer as 'from'], currency };
    const uuid = await make(
      ana,
      '/api/v2/invoice/invoices-single/create',
      invoiceBody(made, { ...body, ...(payer && { payment_responsible_uuid: clients[payer as 'from'] }) }),
    );
    if (paid === 0) continue;
    const answer = await ana.post('/api/v2/transactions', { invoices: [{ uuid }], amount: paid.toFixed(2) });
    expect(answer.statusCode, answer.body).toBe(201);
  }
  return clients;
}

/** What the rows of the database add up to, in cents by currency: open amounts, and credit. */
async function sumsOf(...clients: string[]) {
  const { rows } = await api.ownerPool.query<{ sums: object }>(
    `select jsonb_build_object(
       'open', (select jsonb_object_agg(currency, cents) from (select currency, round(sum(total - booked) * 100)::int as cents from invoices
         where coalesce(payment_responsible_uuid, service_buyer_uuid) = any($1) and status = 'billed' group by currency having sum(total - booked) <> 0) o),
       'credit', (select jsonb_object_agg(currency, cents) from (select currency, round(sum(amount) * 100)::int as cents from credits
         where service_buyer_uuid = any($1) group by currency having sum(amount) <> 0) c),
       'booked', (select jsonb_object_agg(currency, cents) from (select currency, round(sum(amount) * 100)::int as cents from transactions
         where service_buyer_uuid = any($1) group by currency having sum(amount) <> 0) t)) as sums`,
    [clients],
  );
  return rows[0]?.sums;
}

/** What its statements say in the end, in cents: balance and credit in both currencies. */
async function statementsOf(client: string): Promise<number[]> {
  const read = async (currency: string) =>
    (await ana.get(`${at}/${client}/statement?currency=${currency}&to=2026-12-31`)).json<Statement>();
  const statements = [await read('BRL'), await read('USD')];
  return statements.flatMap(({ closing_balance: balance, closing_credit: credit }) =>
    [balance, credit].map((amount) => Math.round(Number(amount) * 100)),
  );
}

it('the merged client owes and has paid what both did, and each its own again once it is undone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(trade, { minLength: 1, maxLength: 5 }), async (trades) => {
      const { from, into } = await makeTrades(trades);
      const both = await sumsOf(from, into);
      const apart = [await sumsOf(from), await sumsOf(into)];
      const [one, other] = [await statementsOf(from), await statementsOf(into)];
      expect(one.concat(other).every(Number.isInteger)).toBe(true);
      expect((await ana.post(`${at}/${from}/merge`, { into: { uuid: into } })).statusCode).toBe(200);
      expect(await sumsOf(into)).toEqual(both);
      expect(await statementsOf(into)).toEqual(one.map((amount, place) => amount + (other[place] ?? 0)));
      expect((await ana.post(`${at}/${from}/unmerge`)).statusCode).toBe(200);
      expect([await sumsOf(from), await sumsOf(into)]).toEqual(apart);
    }),
    { numRuns: 6 },
  );
});
