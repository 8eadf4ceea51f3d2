import { expect, it } from 'vitest';
import { decimalText, parseDecimal } from '../../../../domain/money/decimal.ts';
import { testWorkshop } from '../../../../tests/support/useCases.ts';
import { chance } from '../../../../tests/support/reportHistory.ts';

const shop = await testWorkshop();
const { api } = shop;
api.clock.set('2026-03-20T15:00:00Z');
const ana = await api.signIn('ana@acme.test');
await api.ownerPool.query('update receiving_settings set write_off_limit = 50');

const transactions = '/api/v2/transactions';
const invoiceUrl = '/api/v2/invoice/invoices-single';

const units = (text: string): bigint => parseDecimal(text, 3);

/** What the test believes is booked: on each invoice, and as credit. */
interface Books {
  readonly booked: Map<string, bigint>;
  credit: bigint;
}

/** A payment that can be reversed: what it booked where; an absent invoice is the credit. */
type Payment = readonly (readonly [invoice: string | undefined, amount: bigint])[];

const totals = new Map<string, bigint>();
const books: Books = { booked: new Map(), credit: 0n };
const payments = new Map<string, Payment>();

const openOf = (uuid: string): bigint => (totals.get(uuid) ?? 0n) - (books.booked.get(uuid) ?? 0n);

function add(payment: Payment, sign = 1n): void {
  for (const [invoice, amount] of payment) {
    if (invoice === undefined) books.credit += sign * amount;
    else books.booked.set(invoice, (books.booked.get(invoice) ?? 0n) + sign * amount);
  }
}

/** Books an amount oldest first, by the test's own arithmetic. */
function shareOut(amount: bigint, keys: readonly string[]): Payment {
  let left = amount;
  const shares: [string | undefined, bigint][] = [];
  for (const uuid of keys) {
    const part = left < openOf(uuid) ? left : openOf(uuid);
    if (part > 0n) shares.push([uuid, part]);
    left -= part;
  }
  return left > 0n ? [...shares, [undefined, left]] : shares;
}

/** The payments of the ledger that are not reversed, newest last, by their rows. */
async function newestPayment(): Promise<string> {
  const { rows } = await api.ownerPool.query<{ payment_uuid: string }>(
    'select payment_uuid from transactions order by uuid desc limit 1',
  );
  return rows[0]?.payment_uuid ?? '';
}

const below = chance(28);
const keys: string[] = [];
for (let n = 0; n < 6; n += 1) {
  const price = `${100 + below(400)}.${String(below(100)).padStart(2, '0')}`;
  const invoice = await shop.written({ due_date: `2026-04-1${n}`, items_invoice: [shop.line({ price })] });
  keys.push(invoice.uuid);
  totals.set(invoice.uuid, units(invoice.total));
}

const amountOf = (most: bigint): string => decimalText((most * BigInt(1 + below(120))) / 1000n / 10n, 2);

const steps: readonly (() => Promise<void>)[] = [
  // A part of one invoice, or more than is open of it.
  async () => {
    const uuid = keys[below(keys.length)] ?? '';
    if (openOf(uuid) <= 0n) return;
    const amount = amountOf(openOf(uuid) * 10n);
    const answer = await ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'paid', amount });
    if (units(amount) === 0n) return void expect(answer.statusCode).toBe(400);
    expect(answer.statusCode, answer.body).toBe(200);
    const payment = shareOut(units(amount), [uuid]);
    add(payment);
    payments.set(await newestPayment(), payment);
  },
  // Several invoices of the client, oldest first, in another currency.
  async () => {
    const amount = String(50 + below(600));
    const answer = await ana.post(transactions, {
      service_buyer: shop.made.entity,
      currency: 'BRL',
      amount,
      exchange_currency: 'USD',
      exchange_rate: `0.${1000 + below(900)}`,
      fee: `${below(3)}.${10 + below(89)}`,
      payment_date: '2026-03-20',
    });
    expect(answer.statusCode, answer.body).toBe(201);
    const payment = shareOut(units(amount), keys);
    add(payment);
    payments.set(await newestPayment(), payment);
  },
  async () => {
    const uuid = keys[below(keys.length)] ?? '';
    const most = openOf(uuid) < books.credit ? openOf(uuid) : books.credit;
    const answer = await ana.put(`${invoiceUrl}/${uuid}/use_credit`, {});
    expect(answer.statusCode, answer.body).toBe(most > 0n ? 200 : 409);
    if (most <= 0n) return;
    const payment: Payment = [
      [uuid, most],
      [undefined, -most],
    ];
    add(payment);
    payments.set(await newestPayment(), payment);
  },
  async () => {
    const uuid = keys[below(keys.length)] ?? '';
    const open = openOf(uuid);
    const answer = await ana.put(`${invoiceUrl}/${uuid}/write_off`, { reason: 'Too little' });
    const isAllowed = open > 0n && open <= units('50');
    expect(answer.statusCode, answer.body).toBe(isAllowed ? 200 : 409);
    if (!isAllowed) return;
    add([[uuid, open]]);
    payments.set(await newestPayment(), [[uuid, open]]);
  },
  async () => {
    const [chosen, payment] = [...payments][below(payments.size || 1)] ?? [];
    if (chosen === undefined || payment === undefined) return;
    const { rows } = await api.ownerPool.query<{ uuid: string }>(
      'select uuid from transactions where payment_uuid = $1 order by uuid limit 1',
      [chosen],
    );
    const answer = await ana.put(`${transactions}/${rows[0]?.uuid}/reverse`, { reason: 'Mistyped' });
    const credit = payment.reduce((sum, [invoice, amount]) => (invoice === undefined ? sum + amount : sum), 0n);
    expect(answer.statusCode, answer.body).toBe(books.credit >= credit ? 200 : 409);
    if (answer.statusCode !== 200) return;
    add(payment, -1n);
    payments.delete(chosen);
  },
];

it('after any history of receipts, credits, losses and reversals the books equal an independent ledger', async () => {
  for (let n = 0; n < 90; n += 1) await steps[below(steps.length)]?.();
  const { rows } = await api.ownerPool.query<Record<'uuid' | 'status' | 'booked' | 'open' | 'ledger', string>>(`
    select i.uuid, i.status, i.booked::text, i.open_amount::text as open,
      (select coalesce(sum(t.amount), 0)::numeric(20, 3)::text from transactions t where t.invoice_uuid = i.uuid) as ledger
    from invoices i`);
  for (const { uuid, status, booked, open, ledger } of rows) {
    expect([booked, ledger].map(units)).toEqual(Array(2).fill(books.booked.get(uuid) ?? 0n));
    expect([units(open), status]).toEqual([openOf(uuid), openOf(uuid) === 0n ? 'paid' : 'billed']);
  }
  const { rows: credits } = await api.ownerPool.query<{ amount: string; ledger: string }>(`
    select coalesce(sum(c.amount), 0)::numeric(20, 3)::text as amount,
      (select coalesce(sum(t.amount), 0)::numeric(20, 3)::text from transactions t where t.invoice_uuid is null) as ledger
    from credits c`);
  expect(credits.map(({ amount, ledger }) => [units(amount), units(ledger)])).toEqual([[books.credit, books.credit]]);
  expect(payments.size).toBeGreaterThan(3);
  const listed = await ana.get(`${transactions}?kind=reversal`);
  expect(listed.json<{ results: { amount: string }[] }>().results[0]?.amount).toMatch(/^-/);
}, 120_000);

it('two simultaneous receipts book no more than the open amount; the rest becomes credit', async () => {
  const { uuid, total } = await shop.written({ items_invoice: [shop.line({ price: '300.00' })] });
  const before = books.credit;
  const receive = () => ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'paid', amount: '200.00' });
  const answers = await Promise.all([receive(), receive()]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const { rows } = await api.ownerPool.query<{ booked: string; status: string }>(
    'select booked::text, status from invoices where uuid = $1',
    [uuid],
  );
  expect(rows).toEqual([{ booked: total, status: 'paid' }]);
  const { rows: credits } = await api.ownerPool.query<{ amount: string }>('select amount::text from credits');
  expect(units(credits[0]?.amount ?? '0')).toBe(before + units('400') - units(total));
});

it('splits a receipt of several invoices exactly, and refuses amounts above the open ones', async () => {
  const [first, second] = [
    await shop.written({ items_invoice: [shop.line({ price: '100.00' })] }),
    await shop.written({ items_invoice: [shop.line({ price: '33.33' })] }),
  ];
  const chosen = [{ uuid: first.uuid, amount: '50.00' }, { uuid: second.uuid }];
  const exchange = { exchange_currency: 'USD', exchange_rate: '0.1873', fee: '1.01', payment_date: '2026-03-20' };
  const answer = await ana.post(transactions, { invoices: chosen, ...exchange });
  expect(answer.statusCode, answer.body).toBe(201);
  const payment = answer.json<{ payment_uuid: string }>().payment_uuid;
  const { results } = (await ana.get(`${transactions}?payment_uuid=${payment}&sort=paid_on`)).json<{
    results: { amount: string; fee: string; remaining_amount: string; actor: string }[];
  }>();
  // Without an e-mail, since the ledger is read after people have left.
  expect(new Set(results.map(({ actor }) => actor))).toEqual(new Set(['Ana Souza']));
  const sum = (name: 'amount' | 'fee' | 'remaining_amount') =>
    decimalText(
      results.reduce((all, row) => all + units(row[name]), 0n),
      3,
    );
  const amount = units('50') + units(second.total);
  const converted = Math.round(Number(decimalText(amount, 3)) * 0.1873 * 100) / 100;
  expect([results.length, sum('amount'), sum('fee')]).toEqual([2, decimalText(amount, 3), '1.010']);
  expect(Number(sum('remaining_amount'))).toBeCloseTo(converted - 1.01, 6);

  const issuesOf = async (body: object) => {
    const refused = await ana.post(transactions, body);
    return [refused.statusCode, Object.keys(refused.json<{ errors: object }>().errors)];
  };
  expect(await issuesOf({ invoices: [{ uuid: second.uuid }] })).toEqual([409, ['invoices.0.uuid']]);
  expect(await issuesOf({ invoices: [{ uuid: first.uuid, amount: '1000' }] })).toEqual([400, ['invoices.0.amount']]);
  expect(await issuesOf({ invoices: [{ uuid: first.uuid }, { uuid: first.uuid }] })).toEqual([
    400,
    ['invoices.1.uuid'],
  ]);
  expect(await issuesOf({})).toEqual([400, ['service_buyer', 'currency']]);
  expect(await issuesOf({ invoices: [{ uuid: first.uuid, amount: '20' }], amount: '10' })).toEqual([400, ['amount']]);
});
