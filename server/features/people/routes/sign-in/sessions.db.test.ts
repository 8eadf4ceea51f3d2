import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../../../tests/support/app.ts';
import { password, users } from '../../../../../tests/support/identity.ts';
import { topicsTo } from '../../../../../tests/support/mails.ts';

const api = await testApp();
const { ownerPool: owner } = api;
const path = '/api/v1/auth/sessions';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';

beforeEach(() => owner.query('delete from sessions; delete from outbox; delete from sign_in_attempts'));

interface Arrival {
  readonly email?: string;
  readonly agent?: string;
  readonly device?: string;
}

async function signIn({ email = users.ana.email, agent = firefox, device }: Arrival = {}) {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { email, password },
    headers: { 'user-agent': agent, 'accept-language': 'es-MX,es;q=0.8' },
    remoteAddress: '203.0.113.77',
    ...(device !== undefined && { cookies: { ultramar_device: device } }),
  });
  const bearer = { authorization: `Bearer ${answer.json().access_token}` };
  const cookie = (name: string) => answer.cookies.find((one) => one.name === name)?.value ?? '';
  return {
    device: cookie('ultramar_device'),
    refresh: cookie('ultramar_refresh'),
    list: async () => (await api.anonymous.get(path, bearer)).json().results,
    end: (which = '') => api.anonymous.delete(path + which, bearer),
    isOpen: async () => (await api.anonymous.get('/api/v1/auth/me', bearer)).statusCode === 200,
  };
}

describe('the sessions of a user', () => {
  test('tell the device, the network and the last use, the newest first', async () => {
    const first = await signIn();
    api.clock.advance(60_000);
    const second = await signIn({ agent: '' });
    const listed = await second.list();
    expect(listed).toMatchObject([
      { is_current: true, address: '203.0.113.0/24', language: 'es-MX' },
      { is_current: false, device: 'Firefox, Windows', address: '203.0.113.0/24' },
    ]);
    expect(listed[0].device).toBeUndefined();
    api.clock.advance(60_000);
    await api.app.inject({ url: '/api/v1/auth/refresh', cookies: { ultramar_refresh: first.refresh } });
    expect((await second.list())[0]).toMatchObject({
      is_current: false,
      last_used_at: api.clock.now().toISOString(),
    });
  });

  test('end one by one, or all others together', async () => {
    const [one, two, three] = [await signIn(), await signIn(), await signIn()];
    const [, , oldest] = (await three.list()) as { uuid: string }[];
    expect((await three.end(`/${oldest?.uuid}`)).statusCode).toBe(200);
    expect((await three.end(`/${oldest?.uuid}`)).statusCode).toBe(404);
    expect([await one.isOpen(), await two.isOpen(), await three.isOpen()]).toEqual([false, true, true]);
    expect((await three.end()).statusCode).toBe(200);
    expect([await two.isOpen(), await three.isOpen()]).toEqual([false, true]);
    expect(await three.list()).toHaveLength(1);
  });

  test('are not visible to other users, who cannot end them', async () => {
    const ana = await signIn();
    const gil = await signIn({ email: users.gil.email });
    const [own] = (await ana.list()) as { uuid: string }[];
    expect(await gil.list()).toHaveLength(1);
    expect((await gil.end(`/${own?.uuid}`)).statusCode).toBe(404);
    expect(await ana.isOpen()).toBe(true);
  });
});

describe('a browser that is new to an account', () => {
  test('is reported by mail, except the very first and those that signed in before', async () => {
    const { device } = await signIn();
    expect(await topicsTo(owner, users.ana.email)).toEqual([]);
    await signIn({ device });
    expect(await topicsTo(owner, users.ana.email)).toEqual([]);
    await signIn();
    expect(await topicsTo(owner, users.ana.email)).toEqual(['new_device']);
    const { rows } = await owner.query("select args from outbox where topic = 'new_device'");
    expect(rows[0].args).toMatchObject({ device: 'Firefox, Windows', place: '203.0.113.0/24' });
  });

  test('that another account is known by is new to this one', async () => {
    const { device } = await signIn({ email: users.gil.email });
    await signIn();
    await signIn({ device });
    expect(await topicsTo(owner, users.ana.email)).toEqual(['new_device']);
  });
});
