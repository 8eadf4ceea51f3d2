import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { gatewayDesk } from '../../../../tests/support/gatewayDesk.ts';
import { invoiceBody } from '../../../../tests/support/company.ts';
import { defaultBudgets } from '../../../limits/budgets.ts';
import { formOf } from '../../../engine/import/crafts.testing.ts';
import { inTenant } from '../../../database/transaction.ts';
import { job } from '../jobs/sendNotices.ts';
import { notify } from './notify.ts';

const { api, ana, made, paid } = await gatewayDesk();
const carla = await api.signIn('carla@contas.test', { tenant: 'acme' });
const gil = await api.signIn('gil@globex.test');
const url = '/api/v2/notices';

type Client = typeof ana;
interface Notices {
  readonly results: readonly {
    readonly uuid: string;
    readonly event: string;
    readonly count: number;
    readonly is_read: boolean;
  }[];
  readonly unread: number;
}

const noticesOf = async (client: Client) => (await client.get(url)).json<Notices>();
const issued = async (): Promise<string> =>
  (await ana.post('/api/v2/invoice/invoices-single/create', invoiceBody(made, { currency: 'USD' }))).json().uuid;
const choose = (client: Client, ways: object) => client.put('/api/v2/notice-settings', ways);
/** Removes what happened before, which does not belong to the test. */
const begin = () => api.ownerPool.query('delete from notices');

/** Runs the job so many minutes from now; returns the mails to a person. */
async function mailsIn(minutes: number, to = 'ana@acme.test') {
  const now = Date.now() + minutes * 60_000;
  await job.work({
    pool: api.pool,
    clock: { now: () => new Date(now) },
    budgets: defaultBudgets,
    logger: pino({ enabled: false }),
    worker: 'test',
    site: 'https://ultramar.test',
    signal: new AbortController().signal,
  });
  const { rows } = await api.ownerPool.query<{ args: Record<string, string> }>(
    "select args from outbox where topic = 'notices' and email = $1 order by created_at, uuid",
    [to],
  );
  return rows.map(({ args }) => args);
}

describe('a notice', () => {
  it('says who paid what, to all people of the company, until each has read it', async () => {
    await begin();
    const invoice = await paid();
    const { results, unread } = await noticesOf(ana);
    expect([results, unread]).toMatchObject([
      [
        {
          event: 'paid',
          count: 1,
          is_read: false,
          invoice: { uuid: invoice, client: 'Blue Harbor Inc' },
          amount: '1080.00',
          currency: 'USD',
        },
      ],
      1,
    ]);
    expect((await noticesOf(carla)).unread).toBe(1);
    expect((await ana.put(`${url}/${results[0]?.uuid}/read`)).statusCode).toBe(200);
    expect([(await noticesOf(ana)).unread, (await noticesOf(carla)).unread]).toEqual([0, 1]);
    expect((await carla.put(`${url}/read`)).statusCode).toBe(200);
    expect((await noticesOf(carla)).unread).toBe(0);
    expect((await noticesOf(gil)).results).toEqual([]);
    expect((await gil.put(`${url}/${results[0]?.uuid}/read`)).statusCode).toBe(404);
  });

  it('of what a person did goes to the others, and many payments at once are one', async () => {
    await begin();
    const uuids = [await issued(), await issued(), await issued()];
    const answer = await ana.put(`/api/v2/invoice/invoices-single/settle?uuid=${uuids.join()}`, {
      payment_date: '2026-03-10',
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await noticesOf(ana)).results).toEqual([]);
    expect((await noticesOf(carla)).results).toMatchObject([
      { event: 'paid', count: 3, amount: '3240.00', currency: 'USD' },
    ]);
  });

  it('that is turned off does not appear', async () => {
    await begin();
    await paid();
    expect((await choose(ana, { paid: 'off' })).json()).toMatchObject({ paid: 'off', answered: 'console' });
    expect((await noticesOf(ana)).results).toEqual([]);
    expect((await choose(ana, { paid: 'pigeon' })).statusCode).toBe(400);
    await choose(ana, { paid: 'console' });
    expect((await noticesOf(ana)).results).toHaveLength(1);
  });
});

describe('mails about notices', () => {
  it('go out at once to those who chose it, once', async () => {
    await begin();
    await choose(ana, { paid: 'at_once' });
    await paid();
    const [mail, ...others] = await mailsIn(1);
    expect([mail, others]).toMatchObject([
      { company: 'Acme Software Ltda', paid: expect.stringContaining('1.080,00') },
      [],
    ]);
    expect(await mailsIn(2)).toHaveLength(1);
    expect(await mailsIn(2, 'carla@contas.test')).toEqual([]);
  });

  it('tell of a notice whose transaction ends after a later one was mailed', async () => {
    await begin();
    await choose(ana, { answered: 'at_once', paid: 'at_once' });
    const { acme } = api.identity.tenants;
    const before = (await mailsIn(0)).length;
    await inTenant(api.pool, { tenant: acme }, async (db) => {
      await notify(db, acme, { event: 'answered', count: 2 });
      await paid();
      expect(await mailsIn(30)).toHaveLength(before + 1);
    });
    const mails = await mailsIn(31);
    expect(mails).toHaveLength(before + 2);
    expect(mails.at(-1)).toMatchObject({ answered: expect.stringContaining('2') });
    expect(mails.at(-1)).not.toHaveProperty('paid');
    expect(await mailsIn(32)).toHaveLength(before + 2);
  });

  it('tell of later events of the same notice alone', async () => {
    await begin();
    const { acme } = api.identity.tenants;
    const pay = () =>
      inTenant(api.pool, { tenant: acme }, (db) =>
        notify(db, acme, { event: 'paid', paid: { amount: '5.00', currency: 'USD' } }),
      );
    await pay();
    await mailsIn(1);
    await Promise.all([pay(), pay()]);
    expect((await noticesOf(ana)).results).toMatchObject([{ count: 3, amount: '15.00' }]);
    expect((await mailsIn(2)).at(-1)?.['paid']).toMatch(/2 .*10,00/);
  });

  it('tell nothing of before they were chosen', async () => {
    await begin();
    await choose(ana, { paid: 'console' });
    await paid();
    await choose(ana, { paid: 'at_once' });
    const before = (await mailsIn(1)).length;
    await choose(ana, { paid: 'at_once' });
    await paid();
    expect(await mailsIn(2)).toHaveLength(before + 1);
  });

  it('tell the mentioned alone who wrote on which record', async () => {
    await begin();
    await choose(carla, { mention: 'at_once' });
    await choose(ana, { mention: 'at_once' });
    const uuid = await issued();
    const { number } = (await ana.get(`/api/v2/invoice/invoices-single/${uuid}`)).json();
    const carlaUuid = api.identity.users['carla@contas.test'];
    const before = [(await mailsIn(0)).length, (await mailsIn(0, 'carla@contas.test')).length];
    await ana.post(`/api/v2/comments/invoice/${uuid}`, { text: `@{${carlaUuid}} unmistakable` });
    const mails = await mailsIn(1, 'carla@contas.test');
    expect([(await mailsIn(1)).length, mails.length]).toEqual([before[0], (before[1] ?? 0) + 1]);
    expect(mails.at(-1)?.['mention']).toBe(`Ana Souza mencionou você: Fatura ${number}`);
    expect(JSON.stringify(mails)).not.toContain('unmistakable');
  });

  it('of a day go out in the morning', async () => {
    await begin();
    await choose(ana, { paid: 'daily' });
    await paid();
    // Eight o'clock in São Paulo.
    const day = 24 * 60 * 60_000;
    const morning = Math.ceil((Date.now() - 11 * 60 * 60_000) / day) * day + 11 * 60 * 60_000;
    const until = (morning - Date.now()) / 60_000;
    const before = (await mailsIn(until - 1)).length;
    expect(await mailsIn(until + 1)).toHaveLength(before + 1);
    expect(await mailsIn(until + 30)).toHaveLength(before + 1);
  });

  it('do not go to those who may no longer read them', async () => {
    await begin();
    const before = (await mailsIn(0, 'carla@contas.test')).length;
    await choose(carla, { paid: 'at_once' });
    await paid();
    await api.ownerPool.query(
      "delete from user_references where kind = 'tenant' and user_uuid in (select uuid from users where email = 'carla@contas.test')",
    );
    expect(await mailsIn(2 * 24 * 60, 'carla@contas.test')).toHaveLength(before);
  });

  it('name an invoice of the previous system by its number there, as notices do', async () => {
    await begin();
    await choose(ana, { paid: 'at_once' });
    const head = 'company_number,client,created,due_date,currency,amount';
    const file = formOf(`${head}\nOLD-7,Blue Harbor Inc,2026-01-10,2026-02-10,USD,100`);
    const imported = await ana.post('/api/v2/invoice/invoices-single/import', file);
    expect(imported.statusCode, imported.body).toBe(200);
    const [invoice] = (await ana.get('/api/v2/invoice/invoices-single?search=OLD-7')).json().results;
    const { acme } = api.identity.tenants;
    await inTenant(api.pool, { tenant: acme }, (db) =>
      notify(db, acme, { event: 'paid', invoice: invoice.uuid, paid: { amount: '100.00', currency: 'USD' } }),
    );
    const [notice] = (await noticesOf(ana)).results;
    expect(notice).toMatchObject({ invoice: { uuid: invoice.uuid, company_number: 'OLD-7' } });
    expect((await mailsIn(1)).at(-1)?.['paid']).toContain('OLD-7');
  });
});
