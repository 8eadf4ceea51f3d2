import { describe, expect, it } from 'vitest';
import { issuesOf, testWorkshop } from '../../../../../tests/support/useCases.ts';
import { perform } from '../../../../engine/commands/perform.ts';
import { readInvoice } from '../reading/read.ts';
import { toRecord } from '../reading/record.ts';
import type { Booking } from '../reading/bookings.ts';
import type { InvoiceRow } from '../reading/rows.ts';
import type { Receipt } from './receive.ts';

const shop = await testWorkshop();
const lastDay = '2026-03-10';

type Received = Pick<InvoiceRow, 'uuid' | 'paid_on' | 'status' | 'booked'> & Partial<Booking>;

/** Pays a new invoice of 1080.00 BRL; returns it with its newest booking. */
async function receive(receipt: Receipt): Promise<Received> {
  const invoice = await shop.written();
  return shop.inAcme(async (db) => {
    const { refused } = await perform(db, shop.scope(), 'invoices.receive', [invoice.uuid], receipt);
    if (refused[0]) throw refused[0].error;
    const { uuid, paid_on, status, booked, bookings } = await readInvoice(db, shop.scope().tenant.id, invoice.uuid);
    return { ...bookings?.[0], uuid, paid_on, status, booked };
  });
}

describe('a receipt', () => {
  it('without details is paid now, in full, in the currency of the document', async () => {
    expect(await receive({})).toMatchObject({
      paid_at: '2026-03-10T15:00:00.000Z',
      exchange_currency: 'BRL',
      exchange_rate: '1.0000',
      fee: '0.000',
      remaining_amount: '1080.000',
    });
  });

  it.each([
    ['2026-03-10 10:30:00', '2026-03-10T13:30:00.000Z'],
    ['2026-03-10T11:59', '2026-03-10T14:59:00.000Z'],
    ['2026-03-10', '2026-03-10T03:00:00.000Z'],
  ])('of %s is in the time zone of the tenant: %s', async (payment_date, instant) => {
    expect((await receive({ exchange_currency: 'BRL', payment_date })).paid_at).toBe(instant);
  });

  it('has a day in the tenant’s calendar, which the invoice stores', async () => {
    const { paid_on: day } = await receive({ exchange_currency: 'BRL', payment_date: '2026-03-10 00:30' });
    expect(day).toBe('2026-03-10');
  });

  it('is on time by the time zone rules of the overdue rule, not by those of the database', async () => {
    const tenant = { ...shop.scope().tenant, timeZone: 'America/Edmonton' };
    const invoice = await shop.written({ due_date: '2026-11-07' });
    const paid = await shop.inAcme(async (db) => {
      const scope = { tenant, now: new Date('2026-11-08T12:00:00Z') };
      const receipt = { exchange_currency: 'BRL', payment_date: '2026-11-07 22:30' };
      await perform(db, scope, 'invoices.receive', [invoice.uuid], receipt);
      return toRecord(await readInvoice(db, tenant.id, invoice.uuid), scope);
    });
    expect(paid['transactions']).toMatchObject([{ status: 'Paid On Time' }]);
  });

  it('of the current minute is not in the future, at any second', async () => {
    const receipt = { exchange_currency: 'BRL', payment_date: '2026-03-10 12:00:59' };
    expect((await receive(receipt)).paid_at).toBe('2026-03-10T15:00:59.000Z');
  });

  it.each([
    ['USD', '0.1873', '2.50', '199.780'],
    ['JPY', '27.3', '300', '29184.000'],
    ['KWD', '0.0567', '0.125', '61.111'],
  ])('in %s leaves rate times amount less the fee, rounded once', async (currency, rate, fee, remaining) => {
    const receipt = { exchange_currency: currency, exchange_rate: rate, fee, payment_date: '2026-03-10' };
    expect((await receive(receipt)).remaining_amount).toBe(remaining);
  });

  it('leaves nothing if its fee equals the amount, and the database allows no less', async () => {
    const invoice = await shop.written({ items_invoice: [shop.line({ price: '0.46' })] });
    const receipt = { exchange_currency: 'USD', exchange_rate: '0.0100', fee: '0.01', payment_date: '2026-03-10' };
    const paid = (fee: string) =>
      shop.inAcme((db) => perform(db, shop.scope(), 'invoices.receive', [invoice.uuid], { ...receipt, fee }));
    expect((await paid('0.02')).refused).toMatchObject([{ error: { errors: [{ path: 'fee' }] } }]);
    expect(await paid('0.01')).toMatchObject({ done: [invoice.uuid] });
    const stored = 'from transactions where invoice_uuid = $1';
    const { rows } = await shop.api.ownerPool.query(`select remaining_amount ${stored}`, [invoice.uuid]);
    expect(rows).toEqual([{ remaining_amount: '0.000' }]);
    const below = 'update transactions set remaining_amount = -0.01 where invoice_uuid = $1';
    await expect(shop.api.ownerPool.query(below, [invoice.uuid])).rejects.toThrow('transactions_sign_check');
  });

  it('has its rate with four decimals in the list as on its invoice', async () => {
    const ana = await shop.api.signIn('ana@acme.test');
    const { uuid } = await receive({ exchange_currency: 'USD', exchange_rate: '0.9', payment_date: lastDay });
    const [listed] = (await ana.get(`/api/v2/transactions?invoice=${uuid}`)).json().results;
    const [shown] = (await ana.get(`/api/v2/invoice/invoices-single/${uuid}`)).json().transactions;
    expect([listed.exchange_rate, shown.exchange_rate]).toEqual(['0.9000', '0.9000']);
  });

  it('is listed with its invoice, and can no longer change', async () => {
    const { uuid } = await receive({
      exchange_currency: 'USD',
      exchange_rate: '0.1873',
      fee: '2.50',
      payment_date: lastDay,
    });
    const { rows } = await shop.api.ownerPool.query<Record<string, unknown>>(
      `select r.paid_on::text, r.amount, r.currency, r.exchange_currency, r.exchange_rate, r.fee, r.remaining_amount,
         r.has_account, r.search_text = i.search_text as is_found, r.service_buyer_uuid = i.service_buyer_uuid as is_clients
       from transactions r join invoices i on i.tenant_id = r.tenant_id and i.uuid = r.invoice_uuid where r.invoice_uuid = $1`,
      [uuid],
    );
    expect(rows).toEqual([
      {
        paid_on: lastDay,
        amount: '1080.000',
        currency: 'BRL',
        exchange_currency: 'USD',
        exchange_rate: '0.1873',
        fee: '2.500',
        remaining_amount: '199.780',
        has_account: false,
        is_found: true,
        is_clients: true,
      },
    ]);
    for (const change of ['update transactions set fee = 0', 'delete from transactions'])
      await expect(shop.inAcme((db) => db.query(change))).rejects.toThrow('permission denied');
  });

  it('is stored at the smallest rate; the database allows none below it and no negative fee', async () => {
    const receipt = { exchange_currency: 'USD', exchange_rate: '0.0001', payment_date: '2026-03-10' };
    const { uuid, ...stored } = await receive(receipt);
    expect(stored).toMatchObject({ exchange_rate: '0.0001', remaining_amount: '0.110' });
    const set = (value: string) =>
      shop.api.ownerPool.query(`update transactions set ${value} where invoice_uuid = $1`, [uuid]);
    await expect(set('exchange_rate = 0')).rejects.toThrow('exchange_rate_check');
    await expect(set('exchange_rate = 0.00001')).rejects.toThrow('exchange_rate_check');
    await expect(set('fee = -0.01')).rejects.toThrow('transactions_sign_check');
    expect((await set('exchange_rate = 0.0001')).rowCount).toBe(1);
  });

  it('of a part leaves the invoice billed, and of the rest pays it on its own day', async () => {
    const part = { amount: '80.00', exchange_currency: 'BRL', payment_date: '2026-03-10' };
    const { uuid, ...partly } = await receive(part);
    expect(partly).toMatchObject({ status: 'billed', booked: '80.000', paid_on: null, remaining_amount: '80.000' });
    const record = () =>
      shop.inAcme(async (db) => toRecord(await readInvoice(db, shop.scope().tenant.id, uuid), shop.scope()));
    expect(await record()).toMatchObject({
      open_amount: '1000.00',
      is_partly_paid: true,
      can_revert: false,
      transactions: [
        { status: 'Pending', amount: '1000.00' },
        { status: 'Paid On Time', kind: 'receipt', amount: '80.00' },
      ],
    });
    await shop.inAcme((db) => perform(db, shop.scope(), 'invoices.receive', [uuid]));
    const { transactions, ...paid } = await record();
    expect(paid).toMatchObject({ status: 'paid', open_amount: '0.00', is_partly_paid: false, paid_on: lastDay });
    expect(transactions).toMatchObject([{ amount: '1000.00' }, { amount: '80.00' }]);
  });

  it('of more than is open leaves the rest as the client’s credit', async () => {
    const { uuid, status } = await receive({ amount: '1100.00' });
    const { rows } = await shop.api.ownerPool.query(
      `select amount, currency from credits where service_buyer_uuid = (select service_buyer_uuid from invoices where uuid = $1)`,
      [uuid],
    );
    expect([status, rows]).toEqual(['paid', [{ amount: '20.000', currency: 'BRL' }]]);
  });

  it.each<[string, Receipt, string[]]>([
    ['an amount of nothing', { amount: '0' }, ['amount']],
    ['an amount that its currency cannot be paid in', { amount: '10.005' }, ['amount']],
    ['a rate alone', { exchange_rate: '5' }, ['exchange_currency', 'payment_date']],
    ['a date alone', { payment_date: '2026-03-10' }, ['exchange_currency']],
    ['another currency without its rate', { exchange_currency: 'USD', payment_date: '2026-03-10' }, ['exchange_rate']],
    [
      'a day that does not exist',
      { exchange_currency: 'USD', exchange_rate: '5', payment_date: '2026-02-30' },
      ['payment_date'],
    ],
    [
      'a rate of zero',
      { exchange_currency: 'USD', exchange_rate: '0.0000', payment_date: '2026-03-10' },
      ['exchange_rate'],
    ],
    ['a future time', { exchange_currency: 'BRL', payment_date: '2026-03-10 12:01:00' }, ['payment_date']],
    ['the day before the document', { exchange_currency: 'BRL', payment_date: '2026-03-09' }, ['payment_date']],
    [
      'a rate for its own currency',
      { exchange_currency: 'BRL', exchange_rate: '2', payment_date: '2026-03-10' },
      ['exchange_rate'],
    ],
    [
      'a currency that does not exist',
      { exchange_currency: 'XQX', exchange_rate: '5', payment_date: '2026-03-10' },
      ['exchange_currency'],
    ],
    ['the day after', { exchange_currency: 'BRL', payment_date: '2026-03-11' }, ['payment_date']],
  ])('is rejected with %s', async (_, receipt, fields) => {
    expect(Object.keys(await issuesOf(receive(receipt)))).toEqual(fields);
  });
});
