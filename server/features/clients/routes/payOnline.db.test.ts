import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayDesk } from '../../../../tests/support/gatewayDesk.ts';
import { make, usLocation } from '../../../../tests/support/company.ts';

const { api, ana, account, issued, read, work, press, act, sandbox, makeDue } = await gatewayDesk();

interface Client {
  readonly uuid: string;
  readonly hash: string;
}

const newClient = async (name = 'Blue Harbor'): Promise<Client> => {
  const uuid = await make(ana, '/api/v2/entities', { name, location: usLocation });
  return { uuid, hash: (await ana.put(`/api/v2/entities/${uuid}/link`)).json().public_hash };
};
const ofClient = ({ uuid }: Client, change: object = {}) => issued({ service_buyer_uuid: uuid, ...change });
const pay = (hash: string, invoices: readonly string[], more: object = {}) =>
  api.anonymous.post(`/api/v2/public/clients/${hash}/payments`, { invoices, ...more }, { 'accept-language': 'en' });
const urlOf = async (client: Client, invoices: readonly string[]): Promise<string> =>
  (await pay(client.hash, invoices)).json().payment_url;
const statusesOf = async (invoices: readonly string[]) =>
  Promise.all(invoices.map(async (uuid) => (await read(uuid)).status));
const rows = async (sql: string, values: unknown[] = []) => (await api.ownerPool.query(sql, values)).rows;

let client: Client;
let some: string[];
beforeEach(async () => {
  client = await newClient();
  some = [await ofClient(client), await ofClient(client), await ofClient(client)];
  await work();
});

describe('several invoices paid at once at a gateway', () => {
  it('are one payment there of their sum, and settled each by its own amount, with one receipt', async () => {
    const answer = await pay(client.hash, some);
    expect(answer.json()).toMatchObject({ amount: '3240.00', currency: 'USD' });
    const payment = sandbox.payments.all().find(({ amount }) => amount === '3240.00');
    expect(payment?.description).toMatch(/^Acme Software Ltda: invoices \d+, \d+, \d+$/);
    expect(payment?.returnUrl).toMatch(new RegExp(`/view/clients/${client.hash}$`));
    await act(answer.json().payment_url, 'paid');
    expect(await statusesOf(some)).toEqual(['paid', 'paid', 'paid']);
    const booked = await rows(
      `select count(*)::int, count(distinct payment_uuid)::int as payments, sum(amount)::text from transactions
       where invoice_uuid = any($1::uuid[])`,
      [some],
    );
    expect(booked).toEqual([{ count: 3, payments: 1, sum: '3240.000' }]);
    const page = (await api.anonymous.get(`/api/v2/public/clients/${client.hash}`)).json();
    expect(page).toMatchObject({ count: 0, totals: [] });
    await work();
    const ended = await rows(`select distinct status from payment_requests where invoice_uuid = any($1::uuid[])`, [some]);
    expect(ended).toEqual([{ status: 'closed' }]);
  });

  it('have one page, however often the payer asks for it', async () => {
    const urls = await Promise.all([1, 2, 3].map(() => urlOf(client, some)));
    expect(new Set([...urls, await urlOf(client, some.toReversed())]).size).toBe(1);
    expect(sandbox.payments.all().filter(({ amount }) => amount === '3240.00' )).toHaveLength(1 + paidBefore());
  });
});

const paidBefore = () => sandbox.payments.all().filter(({ amount, isClosed }) => amount === '3240.00' && isClosed).length;
void makeDue;
void account;
void press;
