import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { invoiceBody, makeRegistrations } from '../support/company.ts';
import { users } from '../support/identity.ts';
import { testLinkedApp } from '../support/linkedApp.ts';

const { pool, link, direct, send } = await testLinkedApp();
const ana = await direct.signIn(users.ana.email);
const made = await makeRegistrations(direct, ana);
const invoice = (await ana.post('/api/v2/invoice/invoices-single/create', invoiceBody(made))).json();

const bearer = (token = ana.token) => ({ authorization: `Bearer ${token}` });
const list: InjectOptions = { url: '/api/v2/tributes', headers: bearer() };
const works = () => expect.poll(async () => (await send(list)).status, { timeout: 20_000 }).toBe(200);

/** What each kind of request asks, made ready while the link is well. */
const kinds: Record<string, () => Promise<InjectOptions> | InjectOptions> = {
  'that looks up its session': async () => ({ ...list, headers: bearer((await direct.signIn(users.ana.email)).token) }),
  'for a list': () => list,
  'for one record': () => ({ url: `/api/v2/invoice/invoices-single/${invoice.uuid}`, headers: bearer() }),
  'that writes': () => ({ method: 'POST', url: '/api/v2/tributes', headers: bearer(), payload: { name: 'ISS' } }),
  'that writes once': () => ({
    method: 'POST',
    url: '/api/v2/invoice/invoices-single/create',
    headers: { ...bearer(), 'idempotency-key': 'silence' },
    payload: invoiceBody(made),
  }),
  'to sign in': () => ({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { email: users.gil.email, password: 'ultramar-demo' },
  }),
  'for a public document': () => ({ url: `/api/v2/public/invoices/individual/${invoice.public_hash}` }),
  'for its PDF': () => ({
    url: `/api/invoiceTemplate/invoiceTemplate1?uuid_invoice=${invoice.uuid}&hash=${invoice.public_hash}&format=pdf`,
  }),
  'whether the server is ready': () => ({ url: '/health/ready' }),
};

beforeEach(works);
afterEach(() => link.restore());

describe('while the database does not answer', () => {
  test.each(Object.entries(kinds))(
    'a request %s is refused in time, and answered once the database is back',
    async (_, prepare) => {
      const request = await prepare();
      link.silence();
      const { status, code, retryAfter } = await send(request);
      expect([status, code, Number(retryAfter)]).toEqual([503, 'unavailable', expect.toBeOneOf([1, 5])]);
      link.restore();
      await expect.poll(async () => (await send(request)).status, { timeout: 20_000 }).toBeLessThan(300);
    },
  );

  test('of sixty requests, those that arrive after the silence is detected are refused immediately', async () => {
    // A session that was looked up long ago would be asked for by all of them together, and refused to all.
    const fresh = { ...list, headers: bearer((await direct.signIn(users.ana.email)).token) };
    await expect.poll(async () => (await send(fresh)).status).toBe(200);
    link.silence();
    const answers = await Promise.all(Array.from({ length: 60 }, () => send(fresh)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    const atOnce = answers.filter(({ code, retryAfter }) => code === 'unavailable' && retryAfter === '1');
    expect(atOnce.length).toBeGreaterThan(40);
  });
});

describe('when the link is back', () => {
  test('connections that did not survive the silence are not reused', async () => {
    await Promise.all(Array.from({ length: 8 }, () => send(list)));
    const before = pool.totalCount;
    expect(before).toBeGreaterThan(1);
    link.silence();
    expect((await send(list)).status).toBe(503);
    link.restore({ lost: true });
    // A caller that got one would wait for it in vain.
    const refusals: unknown[] = [];
    const isAnswered = async () => {
      const { status, retryAfter } = await send(list);
      if (status !== 200) refusals.push(retryAfter);
      return status === 200;
    };
    await expect.poll(isAnswered, { timeout: 20_000 }).toBe(true);
    expect(refusals).not.toContain('5');
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(list)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('none of the connections is in use, and no caller waits', async () => {
    await expect.poll(() => [pool.lent, pool.awaited]).toEqual([0, 0]);
    expect(pool.waitingCount).toBe(0);
  });
});
