import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { testApp } from '../../../../../tests/support/app.ts';
import { password, users } from '../../../../../tests/support/identity.ts';
import type { Budgets } from '../../../../limits/budgets.ts';

/** Returns the answers to sixty concurrent sign-ins from one address. */
async function sixtySignIns(budgets: Partial<Budgets>) {
  const { app } = await testApp({ budgets });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const body = JSON.stringify({ email: users.ana.email, password });
  const headers = { 'content-type': 'application/json' };
  const signIn = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/auth/login`, { method: 'POST', headers, body });
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
  };
  return Promise.all(Array.from({ length: 60 }, signIn));
}

test('sixty users who sign in concurrently behind one address all succeed', async () => {
  // However slow the machine is.
  const answers = await sixtySignIns({ passwordWaitMs: 60_000 });
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

test('requests beyond the queue of an address are rejected as too many, not as busy', async () => {
  const answers = await sixtySignIns({ passwordWaitMs: 60_000, passwordChecksWaitingPerCaller: 8 });
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(new Set(['429 1']));
});
