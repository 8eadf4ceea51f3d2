import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { accountOf, typesBy } from '../../../../tests/support/accountTypes.ts';
import { invoiceBody, make, makeRegistrations } from '../../../../tests/support/company.ts';
import { addUser, users } from '../../../../tests/support/identity.ts';

const api = await testApp();
const admin = await api.signIn(users.admin.email);
const ana = await api.signIn(users.ana.email);
const made = await makeRegistrations(api, ana);
const home = async () => (await admin.get('/api/v2/platform-home')).json();
const issuedToday = async () => (await home()).issued.at(-1);

it('counts tenants and users, and reports the version', async () => {
  await api.ownerPool.query("update tenants set suspended_at = now() where slug = 'globex'");
  const rui = { name: 'Rui', email: 'rui@globex.test', type: 'COMPANY', tenants: ['globex'] } as const;
  await api.ownerPool.query('update users set active = false where uuid = $1', [await addUser(api.ownerPool, rui)]);
  expect(await home()).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    tenants: { active: 1, suspended: 1 },
    users: 4,
  });
});

it('counts invoices on the day they were issued: not drafts, and those that were cancelled too', async () => {
  expect(await issuedToday()).toEqual({ date: '2026-03-10', count: 0 });
  const create = (is_draft: boolean) =>
    ana.post('/api/v2/invoice/invoices-single/create', { ...invoiceBody(made), created: '2026-03-10', is_draft });
  await create(true);
  expect(await issuedToday()).toEqual({ date: '2026-03-10', count: 0 });
  const { uuid } = (await create(false)).json();
  await create(false);
  expect(await issuedToday()).toEqual({ date: '2026-03-10', count: 2 });
  await ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'draft' });
  expect(await issuedToday()).toEqual({ date: '2026-03-10', count: 1 });
  await ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'billed' });
  await ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'cancelled' });
  expect(await issuedToday()).toEqual({ date: '2026-03-10', count: 2 });
});

it('counts failed jobs and undelivered mails', async () => {
  await api.ownerPool.query(
    "insert into jobs (name, schedule, status) values ('a', '* * * * *', 'failed'), ('b', '* * * * *', 'done')",
  );
  await api.ownerPool.query(`insert into outbox (topic, status, lane, email, language)
    select 'reset', status, 'x', 'x@x.test', 'pt' from unnest(array['failed', 'uncertain', 'queued', 'not_sent']) status`);
  expect((await home()).failed).toEqual({ jobs: 1, mails: 2 });
});

it('counts accounts that wait for review', async () => {
  const counted = async (): Promise<number> => (await home()).under_review.accounts;
  const before = await counted();
  const type = await typesBy(admin)({ needs_approval: true, fields: [] });
  const account = await make(ana, '/api/v2/accounts', accountOf(type, {}));
  expect(await counted()).toBe(before + 1);
  expect((await admin.put(`/api/v2/company-accounts/${account}/accept`)).statusCode).toBe(200);
  expect(await counted()).toBe(before);
});

it('has the last 30 days, also those on which nothing was issued', async () => {
  const { issued } = await home();
  expect(issued).toHaveLength(30);
  expect(issued[0]).toEqual({ date: '2026-02-09', count: 0 });
});

it.each([users.ana.email, users.carla.email])('is not for %s', async (email) => {
  expect((await (await api.signIn(email)).get('/api/v2/platform-home')).statusCode).toBe(403);
});
