import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, daysBetween } from '../../../../domain/dates/date.ts';
import { formOf } from '../../../engine/import/crafts.testing.ts';
import { make, usLocation } from '../../../../tests/support/company.ts';
import { testWorkshop } from '../../../../tests/support/useCases.ts';

const shop = await testWorkshop();
const { api } = shop;
const ana = await api.signIn('ana@acme.test');
const url = '/api/v2/invoice/invoices-single';
const today = '2026-03-10';

await api.ownerPool.query('update companies set allows_retroactive = true');

/** An invoice with its payments, in hundredths. */
const history = fc.array(
  fc.record({
    isImported: fc.boolean(),
    amount: fc.integer({ min: 100, max: 500_000 }),
    age: fc.integer({ min: 0, max: 150 }),
    term: fc.integer({ min: 0, max: 60 }),
    payments: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 2 }),
  }),
  { minLength: 1, maxLength: 6 },
);

type Trade = typeof history extends fc.Arbitrary<readonly (infer One)[]> ? One : never;

interface Entry {
  readonly isImported: boolean;
  readonly uuid: string;
  readonly due: string;
  readonly total: bigint;
  open: bigint;
}

const text = (hundredths: bigint): string => `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
const hundredths = (amount: string): bigint => BigInt(amount.replace('.', ''));
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n);

/** The age of an open amount: not past, or the days since the due date. */
const ageOf = (due: string): string => {
  const days = daysBetween(due, today);
  if (days <= 0) return '0';
  return days <= 30 ? '1-30' : days <= 60 ? '31-60' : days <= 90 ? '61-90' : '91+';
};

let made = 0;

/** Imports or issues an invoice, and books its payments; returns what an independent ledger says of it. */
async function enter(client: string, name: string, one: Trade): Promise<Entry> {
  const created = addDays(today, -one.age);
  const due = one.isImported ? addDays(created, one.term) : addDays(today, one.term);
  const number = `P-${(made += 1)}`;
  if (one.isImported) {
    const head = 'company_number,client,created,due_date,currency,amount';
    const file = `${head}\n${number},${name},${created},${due},BRL,${text(BigInt(one.amount))}`;
    const answer = await ana.post(`${url}/import`, formOf(file));
    expect(answer.statusCode, answer.body).toBe(200);
  }
  const own = one.isImported
    ? (await ana.get(`${url}?service_buyer=${client}&search=${number}`)).json().results.at(0)
    : await shop.written({
        service_buyer_uuid: client,
        created,
        due_date: due,
        items_invoice: [shop.line({ price: text(BigInt(one.amount)) })],
      });
  const record = (await ana.get(`${url}/${own.uuid}`)).json();
  const entry: Entry = { ...one, uuid: own.uuid, due, total: hundredths(record.total), open: hundredths(record.total) };
  if (one.isImported) expect(entry.total).toBe(BigInt(one.amount));
  for (const percent of one.payments) {
    const part = (entry.total * BigInt(percent)) / 100n;
    if (part <= 0n || part > entry.open) continue;
    const paid = await ana.put(`/api/v2/invoice/status/${entry.uuid}`, { status: 'paid', amount: text(part) });
    expect(paid.statusCode, paid.body).toBe(200);
    entry.open -= part;
  }
  return entry;
}

interface Group {
  readonly group?: unknown;
  readonly across?: string;
  readonly values: { readonly amount: string };
}

const report = async (name: string, client: string, more = ''): Promise<{ totals: Group[] }> =>
  (await ana.get(`/api/v2/reports/${name}?service_buyer=${client}${more}`)).json();

it('imported invoices count in what is open, its age and the statement, and not in what was issued and its taxes', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (entries) => {
      const name = `Client ${(made += 1)}`;
      const client = await make(ana, '/api/v2/entities', { name, location: usLocation });
      const ledger: Entry[] = [];
      // oxlint-disable-next-line no-await-in-loop -- in the order of the history
      for (const one of entries) ledger.push(await enter(client, name, one));
      const open = sum(ledger.map((entry) => entry.open));
      const amountIn = (totals: readonly Group[], across?: string): bigint =>
        sum(totals.filter((total) => total.across === across).map(({ values }) => hundredths(values.amount)));

      expect(amountIn((await report('open', client)).totals)).toBe(open);
      const { totals } = await report('ageing', client);
      for (const age of ['0', '1-30', '31-60', '61-90', '91+']) {
        const aged = ledger.filter(({ due }) => ageOf(due) === age).map((entry) => entry.open);
        expect(amountIn(totals, age), age).toBe(sum(aged));
      }
      const statement = await ana.get(
        `/api/v2/entities/${client}/statement?from=2025-01-01&to=2026-12-31&currency=BRL`,
      );
      expect(hundredths(statement.json().closing_balance)).toBe(open);

      const days = '&from=2025-01-01&to=2026-12-31';
      const issued = ledger.filter(({ isImported }) => !isImported);
      expect(amountIn((await report('issued', client, days)).totals)).toBe(sum(issued.map(({ total }) => total)));
      const records = await Promise.all(issued.map(async ({ uuid }) => (await ana.get(`${url}/${uuid}`)).json()));
      const taxes = sum(records.map(({ total_taxes: own }) => hundredths(own)));
      expect(amountIn((await report('taxes', client, days)).totals)).toBe(taxes);
    }),
    { numRuns: 8 },
  );
});
