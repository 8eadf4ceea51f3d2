import { describe, expect, it } from 'vitest';
import { make, usLocation } from '../../../../tests/support/company.ts';
import { waitingForLocks } from '../../../../tests/support/locks.ts';
import { testWorkshop } from '../../../../tests/support/useCases.ts';
import type { InvoiceInput } from '../../invoicing/invoices/input.ts';
import type { InvoiceRow } from '../../invoicing/invoices/reading/rows.ts';

const shop = await testWorkshop();
const { api } = shop;
api.clock.set('2026-03-20T15:00:00Z');
const ana = await api.signIn('ana@acme.test');

const newClient = (name: string) => make(ana, '/api/v2/entities', { name, location: usLocation });
/** An issued invoice of 108.00 to a client. */
const invoiceOf = (service_buyer_uuid: string, change: Partial<InvoiceInput> = {}): Promise<InvoiceRow> =>
  shop.written({ service_buyer_uuid, items_invoice: [shop.line({ price: '100.00' })], ...change });
const receive = async (body: object): Promise<string> => {
  const answer = await ana.post('/api/v2/transactions', body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ payment_uuid: string }>().payment_uuid;
};
/** Pays 50.00 more than is open of a new invoice. */
const overpay = async (service_buyer: string, currency: string): Promise<string> => {
  const { uuid, total } = await invoiceOf(service_buyer, { currency });
  return receive({ invoices: [{ uuid }], amount: (Number(total) + 50).toFixed(2) });
};
const useCredit = (uuid: string, body: object = {}) =>
  ana.put(`/api/v2/invoice/invoices-single/${uuid}/use_credit`, body);
const creditsOf = async (client: string) => {
  const { rows } = await api.ownerPool.query<{ credit: string }>(
    `select concat_ws(' ', currency, amount::numeric(20, 2), origin) as credit from credits
     where service_buyer_uuid = $1 order by currency`,
    [client],
  );
  return rows.map(({ credit }) => credit);
};
/** The rows of a payment: what they book, and whether they are reversed. */
const rowsOf = async (payment: string) => {
  const { rows } = await api.ownerPool.query<{ uuid: string; amount: string; is_reversed: boolean }>(
    'select uuid, amount::numeric(20, 2)::text as amount, is_reversed from transactions where payment_uuid = $1 order by uuid',
    [payment],
  );
  return rows;
};
const reverse = (transaction: string | undefined) =>
  ana.put(`/api/v2/transactions/${transaction}/reverse`, { reason: 'Mistyped' });
const lastPayment = async () => {
  const { rows } = await api.ownerPool.query<{ payment_uuid: string }>(
    'select payment_uuid from transactions order by uuid desc limit 1',
  );
  return rows[0]?.payment_uuid ?? '';
};

/** Starts both while a transaction holds the locks of these rows, so that both have read before either writes. */
async function atOnce<T>(lock: string, keys: readonly string[], ...work: readonly (() => Promise<T>)[]): Promise<T[]> {
  const holder = await api.ownerPool.connect();
  try {
    await holder.query('begin');
    await holder.query(lock, [keys]);
    const running = work.map((each) => each());
    await waitingForLocks(api.ownerPool, work.length);
    await holder.query('commit');
    return await Promise.all(running);
  } finally {
    holder.release();
  }
}

describe('the credit of a client', () => {
  it('is kept and used by currency, and is nobody else’s', async () => {
    const [client, other] = [await newClient('Green Dock'), await newClient('Red Dock')];
    await overpay(client, 'BRL');
    await overpay(client, 'USD');
    await overpay(other, 'USD');
    await overpay(client, 'USD');
    expect((await creditsOf(client)).map((credit) => credit.slice(0, 10))).toEqual(['BRL 50.00 ', 'USD 100.00']);
    const { uuid } = await invoiceOf(client, { currency: 'USD' });
    expect((await useCredit(uuid, { amount: '100.01' })).statusCode).toBe(400);
    expect((await useCredit(uuid)).json()).toMatchObject({ open_amount: '8.00' });
    expect((await creditsOf(client)).map((credit) => credit.slice(0, 9))).toEqual(['BRL 50.00', 'USD 0.00 ']);
    expect((await creditsOf(other))[0]).toMatch(/^USD 50\.00 /);
    expect((await useCredit(uuid)).statusCode).toBe(409);
  });

  it('names the payments that it comes from, the last one first, with their notes and invoices', async () => {
    const client = await newClient('Grey Dock');
    const [first, second] = [await invoiceOf(client, { company_number: 'PO 8' }), await invoiceOf(client)];
    const third = await invoiceOf(client);
    const invoices = [{ uuid: second.uuid }, { uuid: first.uuid }];
    await receive({ invoices, amount: '226.00', note: 'Wire' });
    expect(await creditsOf(client)).toEqual([`BRL 10.00 Wire · PO 8 · ${second.number}`]);
    await receive({ invoices: [{ uuid: third.uuid }], amount: '110.00' });
    const origin = `${third.number} · Wire · PO 8 · ${second.number}`;
    expect(await creditsOf(client)).toEqual([`BRL 12.00 ${origin}`]);
    const fourth = await invoiceOf(client);
    expect((await useCredit(fourth.uuid, { amount: '5.00' })).statusCode).toBe(200);
    expect(await creditsOf(client)).toEqual([`BRL 7.00 ${origin}`]);
  });

  it('is used only once by two invoices at the same time', async () => {
    const client = await newClient('Blue Dock');
    await overpay(client, 'BRL');
    const [one, two] = [await invoiceOf(client), await invoiceOf(client)];
    const answers = await atOnce(
      'select from credits where service_buyer_uuid = any($1::uuid[]) for update',
      [client],
      () => useCredit(one.uuid),
      () => useCredit(two.uuid),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await creditsOf(client))[0]).toMatch(/^BRL 0\.00 /);
  });
});

describe('a reversal', () => {
  it('marks all rows of the payment, of whatever kind, and its credit may end at zero', async () => {
    const client = await newClient('White Dock');
    const payment = await overpay(client, 'BRL');
    const { uuid } = await invoiceOf(client);
    await useCredit(uuid);
    const use = await lastPayment();
    const [used] = await rowsOf(use);
    expect((await reverse(used?.uuid)).statusCode).toBe(200);
    expect((await rowsOf(use)).map((row) => [row.amount, row.is_reversed])).toEqual([
      ['50.00', true],
      ['-50.00', true],
    ]);
    const [received] = await rowsOf(payment);
    expect((await reverse(received?.uuid)).statusCode).toBe(200);
    expect((await rowsOf(payment)).map((row) => row.is_reversed)).toEqual([true, true]);
    expect((await creditsOf(client))[0]).toMatch(/^BRL 0\.00 /);
    const answers = [await reverse(used?.uuid), await reverse(received?.uuid)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
  });

  it('asked for at the same time through two rows of a payment happens once', async () => {
    const client = await newClient('Black Dock');
    const [one, two] = [await invoiceOf(client), await invoiceOf(client)];
    const payment = await receive({ service_buyer: client, currency: 'BRL' });
    const rows = await rowsOf(payment);
    const answers = await atOnce(
      'select from invoices where uuid = any($1::uuid[]) for update',
      [one.uuid, two.uuid],
      ...rows.map(
        ({ uuid }) =>
          () =>
            reverse(uuid),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const { rows: sums } = await api.ownerPool.query<{ booked: string; ledger: string }>(
      `select booked::numeric(20, 2)::text as booked,
         (select sum(t.amount) from transactions t where t.invoice_uuid = i.uuid)::numeric(20, 2)::text as ledger
       from invoices i where uuid = any($1::uuid[])`,
      [[one.uuid, two.uuid]],
    );
    const nothing = { booked: '0.00', ledger: '0.00' };
    expect(sums).toEqual([nothing, nothing]);
  });
});

it('a credit is found by the new name of its client', async () => {
  const client = await newClient('Harbor Before');
  await overpay(client, 'BRL');
  const found = async (search: string) => (await ana.get(`/api/v2/credits?search=${search}`)).json().count;
  expect(await found('Harbor Before')).toBe(1);
  await ana.put(`/api/v2/entities/${client}`, { name: 'Quay After', location: usLocation });
  expect([await found('Harbor Before'), await found('Quay After')]).toEqual([0, 1]);
});

it('a write-off is of what is still open, and no more', async () => {
  await api.ownerPool.query('update receiving_settings set write_off_limit = 8');
  const { uuid } = await invoiceOf(await newClient('Agata Rounding'));
  await receive({ invoices: [{ uuid }], amount: '100.00' });
  const answer = await ana.put(`/api/v2/invoice/invoices-single/${uuid}/write_off`, { reason: 'Bank charges' });
  expect([answer.statusCode, answer.json().status]).toEqual([200, 'paid']);
  const { rows } = await api.ownerPool.query(
    `select kind, amount::numeric(20, 2)::text as amount from transactions where invoice_uuid = $1 order by kind`,
    [uuid],
  );
  expect(rows).toEqual([
    { kind: 'receipt', amount: '100.00' },
    { kind: 'write_off', amount: '8.00' },
  ]);
});

it('an invoice that was paid once cannot be reverted to a draft, even if the payment is reversed', async () => {
  const { uuid } = await invoiceOf(await newClient('Paid Once'));
  const read = async () => (await ana.get(`/api/v2/invoice/invoices-single/${uuid}`)).json();
  expect(await read()).toMatchObject({ status: 'billed', can_revert: true });
  const [booked] = await rowsOf(await receive({ invoices: [{ uuid }] }));
  await ana.put(`/api/v2/transactions/${booked?.uuid}/reverse`, { reason: 'Mistyped' });
  expect(await read()).toMatchObject({ status: 'billed', can_revert: false });
});

it('a booking keeps the dates and the search text of its invoice, and a credit those of its client', async () => {
  const client = await newClient('Ágata Dock');
  const payment = await overpay(client, 'BRL');
  const { rows } = await api.ownerPool.query<Record<string, string | null>>(
    `select invoice_created::text, invoice_due_date::text, search_text like '%agata%' as is_found from transactions
     where payment_uuid = $1 order by invoice_uuid is null`,
    [payment],
  );
  expect(rows).toEqual([
    { invoice_created: '2026-03-20', invoice_due_date: '2026-04-10', is_found: true },
    { invoice_created: null, invoice_due_date: null, is_found: true },
  ]);
});
