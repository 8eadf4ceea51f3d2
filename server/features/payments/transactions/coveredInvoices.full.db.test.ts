import { beforeAll, describe, expect, it } from 'vitest';
import { accountOf, typesBy } from '../../../../tests/support/accountTypes.ts';
import { make, usLocation } from '../../../../tests/support/company.ts';
import { testWorkshop } from '../../../../tests/support/useCases.ts';
import { createDocument } from '../../../engine/documents/drafts/drafts.ts';
import { engine } from '../../invoicing/invoices/engine.ts';
import type { InvoiceInput } from '../../invoicing/invoices/input.ts';
import { mostInvoices } from './coveredInvoices.ts';

const shop = await testWorkshop();
const { api } = shop;
api.clock.set('2026-03-20T15:00:00Z');
const ana = await api.signIn('ana@acme.test');
const admin = await api.signIn('admin@ultramar.test');
const automatic = await make(ana, '/api/v2/accounts', accountOf(await typesBy(admin)({ auto: true, fields: [] }), {}));

const newClient = (name: string) => make(ana, '/api/v2/entities', { name, location: usLocation });
/** An issued invoice of 108.00 to a client. */
const invoiceOf = async (service_buyer_uuid: string, change: Partial<InvoiceInput> = {}): Promise<string> => {
  const items_invoice = [shop.line({ price: '100.00' })];
  return (await shop.written({ service_buyer_uuid, items_invoice, ...change })).uuid;
};
const receive = (body: object) => ana.post('/api/v2/transactions', body);
const issuesOf = async (body: object) => {
  const answer = await receive(body);
  return [answer.statusCode, answer.json<{ errors?: object }>().errors ?? answer.body];
};
/** Status and booked amount of invoices. */
const booksOf = async (...keys: string[]) => {
  const { rows } = await api.ownerPool.query<{ uuid: string; status: string; booked: string }>(
    'select uuid, status, booked::numeric(20, 2)::text as booked from invoices where uuid = any($1::uuid[])',
    [keys],
  );
  return keys.map((key) => {
    const row = rows.find(({ uuid }) => uuid === key);
    return `${row?.status} ${row?.booked}`;
  });
};

describe('a receipt without chosen invoices', () => {
  it('pays the oldest due date first, of equal ones the lower number', async () => {
    const service_buyer = await newClient('Green Quay');
    const late = await invoiceOf(service_buyer, { due_date: '2026-04-20' });
    const early = await invoiceOf(service_buyer, { due_date: '2026-04-10' });
    const next = await invoiceOf(service_buyer, { due_date: '2026-04-10' });
    const body = { service_buyer, currency: 'BRL' };
    expect((await receive({ ...body, amount: '120.50' })).statusCode).toBe(201);
    expect(await booksOf(early, next, late)).toEqual(['paid 108.00', 'billed 12.50', 'billed 0.00']);
    // By default all that is open.
    expect((await receive(body)).statusCode).toBe(201);
    expect(await booksOf(early, next, late)).toEqual(['paid 108.00', 'paid 108.00', 'paid 108.00']);
    expect(await issuesOf(body)).toMatchObject([400, { amount: expect.any(String) }]);
  });

  it('pays only issued ones of that client and currency, and none that a gateway settles', async () => {
    const [service_buyer, other] = [await newClient('Grey Quay'), await newClient('Red Quay')];
    const due_date = '2026-04-01';
    const spared = [
      await invoiceOf(service_buyer, { due_date, account_uuid: automatic }),
      await invoiceOf(service_buyer, { due_date, currency: 'USD' }),
      await invoiceOf(service_buyer, { due_date, is_draft: true }),
      await invoiceOf(other, { due_date }),
    ];
    const before = await booksOf(...spared);
    const paid = await invoiceOf(service_buyer);
    const answer = await receive({ service_buyer, currency: 'BRL', amount: '200.00' });
    // The rest is credit, and the answer is the booking on the invoice.
    expect(answer.json()).toMatchObject({ amount: '108.00', invoice: { uuid: paid } });
    expect(await booksOf(paid, ...spared)).toEqual(['paid 108.00', ...before]);
    expect(before).toEqual(['billed 0.00', 'billed 0.00', 'draft 0.00', 'billed 0.00']);
  });

  it('is not of a day before the last of its invoices was issued', async () => {
    const service_buyer = await newClient('Blue Quay');
    await api.ownerPool.query('update companies set allows_retroactive = true');
    await invoiceOf(service_buyer, { created: '2026-03-19', due_date: '2026-04-20' });
    await invoiceOf(service_buyer, { created: '2026-03-20', due_date: '2026-04-10' });
    await api.ownerPool.query('update companies set allows_retroactive = false');
    const body = { service_buyer, currency: 'BRL', exchange_currency: 'BRL' };
    expect(await issuesOf({ ...body, payment_date: '2026-03-19' })).toMatchObject([
      400,
      { payment_date: expect.any(String) },
    ]);
    const answer = await receive({ ...body, payment_date: '2026-03-20' });
    expect(answer.statusCode, answer.body).toBe(201);
  });

  it('covers at most a hundred invoices, the oldest of more', async () => {
    const service_buyer = await newClient('Long Quay');
    await shop.inAcme(async (db) => {
      for (let n = 0; n <= mostInvoices + 1; n += 1) {
        // The last two fall due first.
        const due_date = n < mostInvoices ? '2026-04-10' : '2026-04-01';
        const items_invoice = [shop.line({ price: '100' })];
        const input = shop.invoice({ service_buyer_uuid: service_buyer, due_date, items_invoice });
        // oxlint-disable-next-line no-await-in-loop -- one transaction
        await createDocument(db, shop.scope(), engine, input);
      }
    });
    const body = { service_buyer, currency: 'BRL' };
    expect(await issuesOf(body)).toMatchObject([400, { amount: expect.any(String) }]);
    expect(await issuesOf({ ...body, amount: '10800.01' })).toMatchObject([400, { amount: expect.any(String) }]);
    expect((await receive({ ...body, amount: '10800.00' })).statusCode).toBe(201);
    const { rows } = await api.ownerPool.query<{ due_date: string }>(
      "select due_date::text from invoices where service_buyer_uuid = $1 and status = 'billed'",
      [service_buyer],
    );
    expect(rows.map(({ due_date }) => due_date)).toEqual(['2026-04-10', '2026-04-10']);
  });
});

describe('a receipt of chosen invoices', () => {
  let client: string;
  let keys: string[];

  beforeAll(async () => {
    client = await newClient('White Quay');
    keys = [
      await invoiceOf(client, { due_date: '2026-04-20' }),
      await invoiceOf(client, { due_date: '2026-04-10' }),
      await invoiceOf(client, { due_date: '2026-04-10' }),
    ];
  });

  const chosen = (...uuids: (string | undefined)[]) => ({ invoices: uuids.map((uuid) => ({ uuid })) });

  it('is refused at the invoice that does not belong to it', async () => {
    const [first] = keys;
    const at = (...names: string[]) => names.toSorted();
    const refused = async (body: object) => {
      const [status, errors] = await issuesOf(body);
      return [status, Object.keys(Object(errors)).toSorted()];
    };
    const others = {
      unknown: '00000000-0000-7000-8000-000000000000',
      ofAnother: await invoiceOf(await newClient('Black Quay')),
      inDollars: await invoiceOf(client, { currency: 'USD' }),
    };
    for (const [name, uuid] of Object.entries(others))
      expect([name, ...(await refused(chosen(first, uuid)))]).toEqual([name, 400, at('invoices.1.uuid')]);
    const closed = {
      draft: await invoiceOf(client, { is_draft: true }),
      settledByGateway: await invoiceOf(client, { account_uuid: automatic }),
    };
    for (const [name, uuid] of Object.entries(closed))
      expect([name, ...(await refused(chosen(first, uuid)))]).toEqual([name, 409, at('invoices.1.uuid')]);
    expect(await refused({ ...chosen(first), service_buyer: shop.made.entity })).toEqual([400, at('service_buyer')]);
    expect(await refused({ ...chosen(first), currency: 'USD' })).toEqual([400, at('currency')]);
  });

  it('pays them oldest first, in whatever order they are chosen, and each up to its amount', async () => {
    const [late = '', early = '', next = ''] = keys;
    const body = { ...chosen(late, next.toUpperCase(), early), service_buyer: client.toUpperCase(), currency: 'BRL' };
    expect((await receive({ ...body, amount: '120.50' })).statusCode).toBe(201);
    expect(await booksOf(early, next, late)).toEqual(['paid 108.00', 'billed 12.50', 'billed 0.00']);
    // All that is open of one and a part of the other: exactly the amount of the receipt.
    const parts = [
      { uuid: next, amount: '95.50' },
      { uuid: late, amount: '8.00' },
    ];
    expect((await issuesOf({ invoices: parts, amount: '103.49' }))[0]).toBe(400);
    expect((await receive({ invoices: parts, amount: '103.50' })).statusCode).toBe(201);
    expect(await booksOf(next, late)).toEqual(['paid 108.00', 'billed 8.00']);
    expect((await issuesOf({ invoices: [{ uuid: late, amount: '100.01' }] }))[0]).toBe(400);
  });
});
