import { expect, test } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { users } from '../../../../tests/support/identity.ts';
import { whileLocked } from '../../../../tests/support/locks.ts';
import type { BudgetName } from '../../../limits/budgets.ts';

const api = await testApp();
const get = (url: string) => api.anonymous.get(url);

test('the API reports that it is up, without a sign-in', async () => {
  expect((await get('/api/v1/health-check')).json()).toEqual({ status: 'ok' });
});

test('a server is ready when its database answers, and reports its schema version', async () => {
  const answer = await get('/health/ready');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'ok', migration: expect.stringMatching(/^\d{4}_\w+\.sql$/) });
});

test('it is alive but not ready while its database does not answer', async () => {
  await whileLocked(api.ownerPool, 'migrations', async () => {
    const ready = async () => {
      const { statusCode, headers } = await get('/health/ready');
      return [statusCode, headers['retry-after']];
    };
    await expect.poll(ready, { timeout: 10_000 }).toEqual([503, '1']);
    expect((await get('/health/live')).statusCode).toBe(200);
  });
  await expect.poll(async () => (await get('/health/ready')).statusCode, { timeout: 10_000 }).toBe(200);
});

test('while slow lists take every turn and connection they can, health checks and visitors are answered', async () => {
  const full = await testApp({ budgets: { requestsAtOnce: 16 } });
  const { ana, gil } = users;
  const companies = await Promise.all([full.signIn(ana.email), full.signIn(gil.email)]);
  const spent = (budget: BudgetName) => full.app.spending.inUse().find(([name]) => name === budget)?.[1];
  const slow = await whileLocked(full.ownerPool, 'items', async () => {
    const lists = companies.flatMap((company) =>
      Array.from({ length: 20 }, (_, n) => company.get(`/api/v2/invoice/items?search=${n}`)),
    );
    await expect.poll(() => [spent('requestsAtOnce'), spent('databaseConnections')]).toEqual([14, 8]);
    const paths = ['/health/live', '/health/ready', '/api/v1/health-check', '/api/v1/auth/realm/verify?tenant=acme'];
    const statuses = paths.map(async (url) => (await full.anonymous.get(url)).statusCode);
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 200]);
    const link = await full.anonymous.get(`/api/v2/public/invoices/individual/${'x'.repeat(32)}`);
    expect(link.statusCode).toBe(404);
    return lists;
  });
  expect(new Set((await Promise.all(slow)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});
