import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayDesk } from '../../../../tests/support/gatewayDesk.ts';
import { invoiceBody, make, makeRegistrations, usLocation } from '../../../../tests/support/company.ts';

// Its webhooks are lost: the job asks for what has happened.
const disorder = { lost: 1, failing: 0 };
const desk = await gatewayDesk(disorder);
const { api, ana, issued, read, work, sandbox, makeDue } = desk;

interface Client {
  readonly uuid: string;
  readonly hash: string;
}

const single = '/api/v2/invoice/invoices-single';
const newClient = async (): Promise<Client> => {
  const uuid = await make(ana, '/api/v2/entities', { name: 'Blue Harbor', location: usLocation });
  return { uuid, hash: (await ana.put(`/api/v2/entities/${uuid}/link`)).json().public_hash };
};
const ofClient = ({ uuid }: Client, change: object = {}) => issued({ service_buyer_uuid: uuid, ...change });
const pay = ({ hash }: Pick<Client, 'hash'>, invoices: readonly string[], more: object = {}) =>
  api.anonymous.post(`/api/v2/public/clients/${hash}/payments`, { invoices, ...more }, { 'accept-language': 'en' });
const urlOf = async (invoices: readonly string[]): Promise<string> => (await pay(client, invoices)).json().payment_url;
const statusesOf = (invoices: readonly string[]) =>
  Promise.all(invoices.map(async (uuid) => (await read(uuid)).status));
const rows = async (sql: string, values: unknown[] = []) => (await api.ownerPool.query(sql, values)).rows;
/** The job takes twenty requests at a time. */
const hear = async () => {
  await makeDue();
  // oxlint-disable-next-line no-await-in-loop -- until nothing is due
  while ((await work()).done.asked);
};
/** Presses a button of a page of the gateway, which the job hears of. */
const press = async (page: string, type: string) => {
  await desk.act(page, type);
  await hear();
};
const joint = () => sandbox.payments.all().filter(({ returnUrl }) => returnUrl.endsWith(client.hash));
const events = () =>
  rows(
    `select e.type, e.amount::numeric(20, 2)::text, e.status, e.reason from gateway_events e
     where e.invoice_uuid = any($1::uuid[]) order by e.type, e.status, e.event_id`,
    [some],
  );

let client: Client;
let some: string[];
beforeEach(async () => {
  client = await newClient();
  some = [await ofClient(client), await ofClient(client), await ofClient(client)];
  await work();
});

describe('several invoices paid at once at a gateway', () => {
  it('are one payment there of their sum, and each is settled by its own amount, with one receipt', async () => {
    const answer = (await pay(client, some)).json();
    expect(answer).toMatchObject({ amount: '3240.00', currency: 'USD', is_sent: false });
    expect(joint()).toMatchObject([
      { amount: '3240.00', description: expect.stringMatching(/^Acme Software Ltda: invoices \d+, \d+, \d+$/) },
    ]);
    await press(answer.payment_url, 'paid');
    expect(await statusesOf(some)).toEqual(['paid', 'paid', 'paid']);
    const [booked] = await rows(
      `select count(*)::int, count(distinct payment_uuid)::int as payments, sum(amount)::numeric(20, 2)::text as sum
       from transactions where invoice_uuid = any($1::uuid[])`,
      [some],
    );
    expect(booked).toEqual({ count: 3, payments: 1, sum: '3240.00' });
    expect((await api.anonymous.get(`/api/v2/public/clients/${client.hash}`)).json()).toMatchObject({ count: 0 });
    await hear();
    const own = await rows('select status from payment_requests where invoice_uuid = any($1::uuid[])', [some]);
    expect(own).toEqual([{ status: 'closed' }, { status: 'closed' }, { status: 'closed' }]);
  });

  it('have one page, however often and at once the payer wants it', async () => {
    const urls = await Promise.all([some, some, some.toReversed()].map(urlOf));
    expect(new Set([...urls, await urlOf(some)]).size).toBe(1);
    expect(joint()).toHaveLength(1);
  });

  it('are still one payment after a crash before or after the gateway was called', async () => {
    const url = await urlOf(some);
    const crash = () =>
      api.ownerPool.query(
        `update payment_requests set status = 'pending', gateway_id = null, link = null where invoice_uuid is null and status = 'open'`,
      );
    await crash();
    expect(await urlOf(some)).toBe(url);
    await crash();
    await hear();
    expect(await urlOf(some)).toBe(url);
    expect(joint()).toHaveLength(1);
  });

  it('wait for a gateway that does not answer, without a second payment', async () => {
    disorder.failing = 1;
    const answers = [await pay(client, some), await pay(client, some)];
    disorder.failing = 0;
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
    await press(await urlOf(some), 'paid');
    expect(joint()).toHaveLength(1);
    expect(await statusesOf(some)).toEqual(['paid', 'paid', 'paid']);
  });

  it('leave another payment that has one of them, which ends', async () => {
    const [one = '', two = '', three = ''] = some;
    const former = await urlOf([one, two]);
    const present = await urlOf([two, three]);
    await hear();
    await press(former, 'paid');
    expect(await statusesOf(some)).toEqual(['billed', 'billed', 'billed']);
    await press(present, 'paid');
    expect(await statusesOf(some)).toEqual(['billed', 'paid', 'paid']);
  });

  it('no longer have it once one of them is paid by itself', async () => {
    const [one = ''] = some;
    const url = await urlOf(some);
    await press(await desk.pageOf(one), 'paid');
    await hear();
    await press(url, 'paid');
    expect(await statusesOf(some)).toEqual(['paid', 'billed', 'billed']);
    const refused = await pay(client, some);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([409, ['invoices.0']]);
  });

  it('are settled except the one that was paid meanwhile, whose part waits for a person', async () => {
    const [one = ''] = some;
    const url = await urlOf(some);
    await desk.act(url, 'paid');
    await ana.put(`/api/v2/invoice/status/${one}`, { status: 'cancelled' });
    await hear();
    expect(await statusesOf(some)).toEqual(['cancelled', 'paid', 'paid']);
    expect(await events()).toEqual([
      { type: 'paid', amount: '1080.00', status: 'booked', reason: null },
      { type: 'paid', amount: '1080.00', status: 'booked', reason: null },
      { type: 'paid', amount: '1080.00', status: 'review', reason: 'invoice_not_open' },
    ]);
  });

  it('are given back one by one, by their company', async () => {
    const [one = '', two = ''] = some;
    await press(await urlOf(some), 'paid');
    const refund = (uuid: string, amount?: string) =>
      ana.put(`${single}/${uuid}/refund`, { reason: 'Agreed', ...(amount && { amount }) });
    expect((await refund(two)).statusCode).toBe(200);
    expect((await refund(one, '80.00')).statusCode).toBe(200);
    await hear();
    await hear();
    const states = await rows(
      'select refund_state, refunded::numeric(20, 2)::text, refunding::int from invoices where uuid = any($1::uuid[]) order by number',
      [some],
    );
    expect(states).toEqual([
      { refund_state: 'partially_refunded', refunded: '80.00', refunding: 0 },
      { refund_state: 'refunded', refunded: '1080.00', refunding: 0 },
      { refund_state: null, refunded: '0.00', refunding: 0 },
    ]);
    expect((await read(two)).refund_state).toBe('refunded');
  });

  it('are disputed together, each for its own amount', async () => {
    const url = await urlOf(some);
    await press(url, 'paid');
    await press(url, 'disputed');
    await press(url, 'charged_back');
    const states = await rows('select refund_state from invoices where uuid = any($1::uuid[])', [some]);
    expect(states.map(({ refund_state: state }) => state)).toEqual(['refunded', 'refunded', 'refunded']);
    expect((await events()).filter(({ type }) => type === 'disputed').map(({ status }) => status)).toEqual([
      'shown',
      'shown',
      'shown',
    ]);
  });

  it('keep the page of each, and one alone is paid on its own', async () => {
    const [one = ''] = some;
    await urlOf(some);
    expect(await urlOf([one])).toBe(await desk.pageOf(one));
    expect(joint()).toHaveLength(1);
  });
});

it('ends a page once one of its invoices changes: then another one is for what is open', async () => {
  const [one = '', two = '', three = ''] = some;
  const former = await urlOf(some);
  expect((await ana.put(`/api/v2/invoice/status/${one}`, { status: 'draft' })).statusCode).toBe(200);
  await hear();
  await press(former, 'paid');
  expect(await statusesOf(some)).toEqual(['draft', 'billed', 'billed']);
  expect((await pay(client, [two, three])).json()).toMatchObject({ amount: '2160.00' });
});

describe('a payment of several invoices is refused', () => {
  const refusedAt = async (invoices: readonly string[], more: object = {}) => {
    const { statusCode, json } = await pay(client, invoices, more);
    return [statusCode, Object.keys(json().errors ?? {})];
  };

  it('with one of another client, company, currency or account, a draft, or an unknown one', async () => {
    const [one = ''] = some;
    const gil = await api.signIn('gil@globex.test');
    const globex = await makeRegistrations(api, gil, 'globex');
    const foreign = await make(gil, `${single}/create`, invoiceBody(globex, { currency: 'EUR' }));
    const draft = await ofClient(client, { is_draft: true });
    const strangers = [await issued(), foreign, draft, '0198f6b2-0000-7000-8000-000000000000'];
    const answers = await Promise.all(strangers.map((uuid) => refusedAt([one, uuid])));
    expect(answers).toEqual(strangers.map(() => [400, ['invoices.1']]));
    const other = await make(ana, '/api/v2/accounts', {
      name: 'Wise',
      details: 'IBAN: PT50 0002 0123 1234 5678 9015 4',
    });
    const unlike = [await ofClient(client, { currency: 'EUR' }), await ofClient(client, { account_uuid: other })];
    await work();
    expect(await refusedAt([one, ...unlike])).toEqual([409, ['invoices.1', 'invoices.2']]);
    expect(joint()).toEqual([]);
  });

  it('twice the same, more than 50, or by the hash of another page', async () => {
    const [one = '', two = ''] = some;
    expect(await refusedAt([one, two, one.toUpperCase()])).toEqual([400, ['invoices.2']]);
    expect(
      (
        await pay(
          client,
          Array.from({ length: 51 }, () => one),
        )
      ).statusCode,
    ).toBe(400);
    expect((await pay(await newClient(), [one, two])).statusCode).toBe(400);
    expect((await pay({ hash: 'x'.repeat(32) }, [one, two])).statusCode).toBe(404);
    expect(joint()).toEqual([]);
  });

  it('by transfer, if the account has no details', async () => {
    expect(await refusedAt(some, { means: 'transfer' })).toEqual([409, ['invoices.0', 'invoices.1', 'invoices.2']]);
  });
});
