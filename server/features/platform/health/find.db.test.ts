import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { users } from '../../../../tests/support/identity.ts';

const api = await testApp();
const admin = await api.signIn(users.admin.email);

it('reports the state of each part of the platform, in the language of the caller', async () => {
  const { results } = (await admin.get('/api/v2/platform-health', { 'accept-language': 'en' })).json();
  expect(results.slice(0, 3)).toEqual([
    { id: 1, name: 'version', status: 'good', finding: expect.stringMatching(/^Ultramar \d/) },
    { id: 2, name: 'database', status: 'good', finding: expect.stringMatching(/^PostgreSQL \d+/) },
    { id: 3, name: 'migrations', status: 'good', finding: expect.stringMatching(/^Up to date: \d{4}_/) },
  ]);
});

it('is for administrators alone', async () => {
  const ana = await api.signIn(users.ana.email);
  expect((await ana.get('/api/v2/platform-health')).statusCode).toBe(403);
});
