import { describe, expect, it, test } from 'vitest';
import { testApp, type TestClient } from '../../../../tests/support/app.ts';
import { invoiceBody, lineBody, make, makeRegistrations } from '../../../../tests/support/company.ts';
import { onePixel } from '../../../../tests/support/pictures.ts';
import { readInTenant } from '../../../database/transaction.ts';
import { publicRecord } from './publicRecord.ts';
import { readPublished } from './reading/read.ts';
import { toRecord } from './reading/record.ts';
import { read } from './records.ts';

const invoices = '/api/v2/invoice/invoices-single';
const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const carla = await api.signIn('carla@contas.test', { tenant: 'acme' });
const gil = await api.signIn('gil@globex.test');
const made = await makeRegistrations(api, ana);
const tenant = { id: api.identity.tenants.acme, timeZone: 'America/Sao_Paulo' };
const account = await make(ana, '/api/v2/accounts', { name: 'Banco do Sul', details: 'IBAN 1' });

interface Created {
  readonly uuid: string;
  readonly public_hash: string;
}

const create = async (more: object = {}): Promise<Created> =>
  (await ana.post(`${invoices}/create`, invoiceBody(made, { account_uuid: account, ...more }))).json();
const draft = () => create({ is_draft: true });
const change = (text: string, ...values: unknown[]) => api.ownerPool.query(text, values);

/** Returns the record as a server without a cache answers it. */
async function freshRecord({ uuid }: Created): Promise<Record<string, unknown>> {
  const scope = { tenant, now: api.clock.now() };
  return (await readInTenant(api.pool, tenant.id, (db) => read(db, scope, uuid))).record;
}

/** Returns the same as its payer sees it. */
async function freshPublished({ uuid }: Created): Promise<Record<string, unknown>> {
  const scope = { tenant, now: api.clock.now() };
  const row = await readInTenant(api.pool, tenant.id, (db) => readPublished(db, tenant.id, uuid));
  return publicRecord(toRecord(row, scope), row, tenant.timeZone);
}

const asJson = (record: object): unknown => JSON.parse(JSON.stringify(record));

const pages = [
  ['its page', ({ uuid }: Created) => `${invoices}/${uuid}`, ana, freshRecord],
  [
    'its public page',
    ({ public_hash: hash }: Created) => `/api/v2/public/invoices/individual/${hash}`,
    api.anonymous,
    freshPublished,
  ],
] as const satisfies [string, (of: Created) => string, TestClient, (of: Created) => Promise<object>][];

describe.each(pages)('an invoice, requested again as %s', (_, urlOf, client, expected) => {
  it('is answered from the cache, without a read', async () => {
    const invoice = await draft();
    const first = await client.get(urlOf(invoice));
    // Bypasses the invoice: lines never change without it otherwise.
    await change("update invoice_items set item_description = 'Unseen' where invoice_uuid = $1", invoice.uuid);
    const again = await client.get(urlOf(invoice));
    expect(again.body).toBe(first.body);
    for (const name of ['content-type', 'etag', 'cache-control']) expect(again.headers[name]).toBe(first.headers[name]);
    expect((await freshRecord(invoice))['items_invoice']).toMatchObject([{ item: { description: 'Unseen' } }]);
  });

  it.each<[string, (of: Created) => Promise<unknown>]>([
    [
      'a line',
      ({ uuid }) =>
        ana.put(
          `${invoices}/${uuid}/update`,
          invoiceBody(made, { is_draft: true, items_invoice: [lineBody(made, { quantity: 2 })] }),
        ),
    ],
    ['its status', ({ uuid }) => ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'billed' })],
    [
      'its buyer',
      () =>
        ana.put(`/api/v2/entities/${made.entity}`, {
          name: `Renamed ${Math.random()}`,
          location: { place_id: 'geonames:5128581', address: '350 Fifth Avenue, New York', country: { id: 840 } },
        }),
    ],
    [
      'its payment',
      ({ uuid }) => change("update invoices set payment_link = 'https://pay.test/1' where uuid = $1", uuid),
    ],
    [
      'its contact',
      () => change('update companies set responsible_name = $2 where uuid = $1', made.company, `${Math.random()}`),
    ],
    ['its account', () => change('update accounts set name = name || $2 where uuid = $1', account, ' 2')],
    [
      'its logo',
      ({ uuid }) =>
        change(
          `insert into invoice_logos (tenant_id, invoice_uuid, type, bytes) values ($1, $2, 'image/png', $3)`,
          tenant.id,
          uuid,
          onePixel.png,
        ),
    ],
  ])('is read again once %s has changed', async (_what, becomeOther) => {
    const invoice = await draft();
    const before = asJson(await expected(invoice));
    expect((await client.get(urlOf(invoice))).json()).toEqual(before);
    await becomeOther(invoice);
    const now = asJson(await expected(invoice));
    expect((await client.get(urlOf(invoice))).json()).toEqual(now);
  });
});

it('a cached answer of one company is not served to another, nor to its payer once it is cancelled', async () => {
  const invoice = await create();
  const [[, own], [, link]] = pages;
  for (const client of [ana, carla]) expect((await client.get(own(invoice))).statusCode).toBe(200);
  expect((await gil.get(own(invoice))).statusCode).toBe(404);
  for (const _ of [1, 2]) expect((await api.anonymous.get(link(invoice))).statusCode).toBe(200);
  await ana.put(`/api/v2/invoice/status/${invoice.uuid}`, { status: 'cancelled' });
  expect((await api.anonymous.get(link(invoice))).statusCode).toBe(404);
});

it('the cache stays within its budget', async () => {
  const few = await testApp({ budgets: { answersKeptBytes: 4_000 } });
  const own = await few.signIn('ana@acme.test');
  const registered = await makeRegistrations(few, own);
  for (const _ of [1, 2, 3, 4]) {
    const uuid = await make(own, `${invoices}/create`, invoiceBody(registered));
    expect((await own.get(`${invoices}/${uuid}`)).json().uuid).toBe(uuid);
  }
  expect(few.app.answers.bytes()).toBeGreaterThan(1_000);
  expect(few.app.answers.bytes()).toBeLessThanOrEqual(4_000);
});

test('an invoice is overdue from the minute its due date ends', async () => {
  const invoice = await create({ due_date: '2026-03-10' });
  api.clock.set('2026-03-10T22:59:30-03:00');
  const late = await api.signIn('ana@acme.test');
  const answers = () =>
    Promise.all(pages.map(([, urlOf, client]) => (client === ana ? late : client).get(urlOf(invoice))));
  const isOverdue = async () => (await answers()).map((answer) => answer.json().is_overdue);
  for (const _ of ['read', 'kept']) expect(await isOverdue()).toEqual([false, false]);
  api.clock.advance(60_000);
  for (const _ of ['read', 'kept']) expect(await isOverdue()).toEqual([true, true]);
});
