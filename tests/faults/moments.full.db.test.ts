import { expect, test } from 'vitest';
import { invoiceBody, makeRegistrations } from '../support/company.ts';
import { users } from '../support/identity.ts';
import { testLinkedApp } from '../support/linkedApp.ts';

const { app, link, direct, send } = await testLinkedApp();
const ana = await direct.signIn(users.ana.email);
const made = await makeRegistrations(direct, ana);
const headers = { authorization: `Bearer ${ana.token}` };

const works = () =>
  expect.poll(async () => (await send({ url: '/api/v2/tributes', headers })).status, { timeout: 20_000 }).toBe(200);

/** Bills an invoice under a key; its company's number is the key too. */
const bill = (key: string) =>
  send({
    method: 'POST',
    url: '/api/v2/invoice/invoices-single/create',
    headers: { ...headers, 'idempotency-key': key },
    payload: invoiceBody(made, { company_number: key }),
  });

const terminate = `select pg_terminate_backend(pid) from pg_stat_activity
  where application_name = 'ultramar' and datname = current_database()`;

const found = `
  select count(*) filter (where company_number like $1)::int as made, max(number)::int - count(number)::int as gaps,
    count(distinct company_number) filter (where company_number like $1)::int as asked,
    count(*) filter (where not exists (select from invoice_items l where l.invoice_uuid = i.uuid))::int as torn
  from invoices i`;

const faults = {
  'falls silent': () => link.silence(),
  'is cut': () => link.cut(),
  'loses its other end': () => direct.ownerPool.query(terminate),
};

test.each(Object.entries(faults))(
  'whenever the link %s during an invoice, the invoice is stored completely or not at all, and once if repeated',
  async (what, fault) => {
    let moment = 0;
    for (let isDone = false; !isDone;) {
      await works();
      moment += 1;
      const key = `${what} at ${moment}`;
      let happened = false;
      link.onPacket(async (number) => {
        if (number !== moment) return;
        happened = true;
        await fault();
      });
      const { status, code } = await bill(key);
      if (status !== 201) expect([status, code]).toEqual([503, 'unavailable']);
      // The moment after the last: by then it was written and acknowledged.
      isDone = !happened;
      link.onPacket(() => undefined);
      link.restore();
      await expect.poll(async () => (await bill(key)).status, { timeout: 20_000 }).toBe(201);
    }
    expect(moment).toBeGreaterThan(3);

    const { rows } = await direct.ownerPool.query<object>(found, [`${what}%`]);
    expect(rows).toEqual([{ made: moment, asked: moment, gaps: 0, torn: 0 }]);
    expect(app.pool.lent).toBe(0);
  },
  120_000,
);
