import { expect, test } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { whileLocked } from '../../tests/support/locks.ts';

const api = await testApp();
const get = (url: string) => api.anonymous.get(url);

test('the API says that it is up, to anybody', async () => {
  expect((await get('/api/v1/health-check')).json()).toEqual({ status: 'ok' });
});

test('a server is ready when its database answers, and says how new its schema is', async () => {
  const answer = await get('/health/ready');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'ok', migration: expect.stringMatching(/^\d{4}_\w+\.sql$/) });
});

test('it is alive but not ready while its database does not answer', async () => {
  await whileLocked(api.ownerPool, 'migrations', async () => {
    const ready = await get('/health/ready');
    expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '1']);
    expect((await get('/health/live')).statusCode).toBe(200);
  });
  expect((await get('/health/ready')).statusCode).toBe(200);
});
