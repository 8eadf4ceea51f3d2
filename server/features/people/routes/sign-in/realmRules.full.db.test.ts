import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { testApp, testConfig, type TestClient } from '../../../../../tests/support/app.ts';
import { addUser, password, users } from '../../../../../tests/support/identity.ts';
import { waitingForLocks } from '../../../../../tests/support/locks.ts';
import { tokenTo } from '../../../../../tests/support/mails.ts';
import { legalVersion } from '../../../../drawing/legal/texts.ts';

const api = await testApp();
const url = '/api/v1/realms';
const admin = await api.signIn(users.admin.email);
const languages = { pt: true, en: false, es: true };
const { acme, globex } = api.identity.tenants;
const realm = (await admin.post(url, { tenant: { uuid: acme }, name: 'Acme', languages })).json();

/** With a fresh session, because the clock moves between tests. */
const change = async (body: object) => (await api.signIn(users.admin.email)).patch(`${url}/${realm.id}`, body);
const shown = (query: string, host: string = testConfig.apiHost) =>
  api.anonymous.get(`/api/v1/auth/realm/verify${query}`, { host }).then((answer) => answer.json());

/** Returns the refresh token of an answer. */
const refreshToken = ({ cookies }: LightMyRequestResponse): string =>
  cookies.find(({ name }) => name === 'ultramar_refresh')?.value ?? '';

/** A new user of acme per test. */
let count = 0;
let email = '';
beforeEach(async () => {
  count += 1;
  email = `rosa${count}@acme.test`;
  await addUser(api.ownerPool, { ...users.ana, email });
  await change({ password_length: null, idle_hours: null, session_days: null, host: null });
});

describe('a realm', () => {
  it('is of one tenant, and of one at most', async () => {
    expect(realm).toMatchObject({ tenant: { uuid: acme, slug: 'acme' }, languages, shows_logo: true });
    const second = await admin.post(url, { tenant: { uuid: acme }, name: 'Again', languages });
    expect([second.statusCode, Object.keys(second.json().errors)]).toEqual([409, ['tenant']]);
    const moved = await change({ tenant: { uuid: globex } });
    expect([moved.statusCode, Object.keys(moved.json().errors)]).toEqual([400, ['tenant']]);
  });

  it.each([
    [{ languages: { pt: false, en: false, es: false } }, 'languages.pt'],
    [{ host: 'Acme Example' }, 'host'],
    [{ host: 'acme' }, 'host'],
    [{ password_length: 9 }, 'password_length'],
    [{ idle_hours: 0 }, 'idle_hours'],
    [{ logo: 'x' }, 'logo'],
  ])('is not changed by %j', async (body, path) => {
    const answer = await change(body);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [path]]);
  });

  it('gives the sign-in page name, languages and shortest password, by tenant or own host', async () => {
    await change({ name: 'Acme Billing', host: 'billing.acme.example', password_length: 14 });
    const page = { exists: true, name: 'Acme Billing', languages: ['pt', 'es'], password_length: 14 };
    expect(await shown('?tenant=acme')).toMatchObject(page);
    expect(await shown('', 'billing.acme.example:443')).toMatchObject(page);
    expect(await shown('', 'billing.globex.example')).toMatchObject({ exists: false });
  });
});

describe('the host of a realm', () => {
  const host = 'billing.acme.example';
  const at = async (user: string, path: string) => (await api.signIn(user)).get(path, { host });

  it('names its tenant, for people of several companies too', async () => {
    await change({ host });
    await api.ownerPool.query(
      `insert into user_references select uuid, 'tenant', 'globex' from users where email = $1`,
      [email],
    );
    const answer = await at(email, '/api/v2/entities');
    expect(answer.statusCode).toBe(200);
    expect((await at(email, '/api/v1/auth/me')).json().hosts).toEqual({
      acme: host,
      globex: `globex.${testConfig.apiHost}`,
    });
    expect((await at(email, '/api/v2/entities?tenant=globex')).json().code).toBe('tenant_forbidden');
  });

  const realmOfGlobex = async () =>
    (await admin.post(url, { tenant: { uuid: globex }, name: 'Globex', languages })).json();
  afterEach(() => api.ownerPool.query('delete from realms where tenant_uuid = $1', [globex]));

  const refused = async (body: object, key = realm.id) => {
    const answer = await admin.patch(`${url}/${key}`, body, { 'accept-language': 'en' });
    return [answer.statusCode, answer.json().errors];
  };

  it.each([testConfig.apiHost, `globex.${testConfig.apiHost}`, `billing.acme.${testConfig.apiHost}`])(
    'is not %s, which is the platform’s',
    async (own) => {
      const text = `This host belongs to the platform (${testConfig.apiHost}). Enter one of the company’s own domain`;
      expect(await refused({ host: own })).toEqual([400, { host: text }]);
    },
  );

  it.each([
    '192.0.2.7',
    '0x7f.0x1',
    'billing.acme.example.',
    'billing.acme.example:443',
    'Billing.acme.example',
    'faturação.acme.example',
  ])('is a name in letters of hosts, not %s', async (own) => {
    expect(await refused({ host: own })).toEqual([400, { host: 'The format is not valid' }]);
  });

  it('is apart from those of other companies', async () => {
    const other = await realmOfGlobex();
    await change({ host });
    const text = 'This host, or one above or below it, belongs to another company';
    for (const own of [host, `my.${host}`, 'acme.example'])
      expect(await refused({ host: own }, other.id)).toEqual([409, { host: text }]);
    expect((await admin.patch(`${url}/${other.id}`, { host: 'other.acme.example' })).statusCode).toBe(200);
    expect((await change({ host: `new.${host}` })).statusCode).toBe(200);
    expect((await admin.patch(`${url}/${other.id}`, { host: `a-new.${host}` })).statusCode).toBe(200);
  });

  it('is given to one of two companies that claim it, or one below it, at the same time', async () => {
    const other = await realmOfGlobex();
    const first = await api.ownerPool.connect();
    try {
      await first.query('begin');
      await first.query(`update realms set host = 'acme.example' where tenant_uuid = $1`, [acme]);
      const second = refused({ host: 'billing.acme.example' }, other.id);
      await waitingForLocks(api.ownerPool, 1);
      await first.query('commit');
      expect((await second)[0]).toBe(409);
    } finally {
      first.release(true);
    }
  });

  it('is not served if it is the platform’s meanwhile', async () => {
    const beneath = `globex.${testConfig.apiHost}`;
    await api.ownerPool.query('update realms set host = $1 where tenant_uuid = $2', [beneath, acme]);
    expect(await shown('', beneath)).toMatchObject({ name: 'Globex Consulting' });
    const gil = await api.signIn(users.gil.email);
    expect((await gil.get('/api/v2/entities', { host: beneath })).statusCode).toBe(200);
    const rosa = await api.signIn(email);
    expect((await rosa.get('/api/v2/entities', { host: beneath })).json().code).toBe('tenant_forbidden');
    expect((await rosa.get('/api/v1/auth/me')).json().hosts).toBeUndefined();
  });

  it('is closed to people of other companies', async () => {
    await change({ host });
    expect((await at(users.gil.email, '/api/v2/entities')).json().code).toBe('tenant_forbidden');
    expect((await at(users.gil.email, '/api/v2/entities?tenant=globex')).json().code).toBe('tenant_forbidden');
  });

  it('is the platform’s if no realm has it', async () => {
    const gil = await api.signIn(users.gil.email);
    expect((await gil.get('/api/v2/entities', { host: 'localhost.example' })).statusCode).toBe(200);
  });
});

describe('passwords', () => {
  const choose = async (chosen: string): Promise<number> => {
    const rosa = await api.signIn(email);
    const body = { current_password: password, password: chosen };
    return (await rosa.patch('/api/v1/auth/profile', body)).statusCode;
  };

  it('have the minimum length of the realm', async () => {
    await change({ password_length: 20 });
    expect(await choose('three rivers, 12')).toBe(400);
    expect(await choose('three rivers by the harbor')).toBe(200);
  });

  it('have the minimum length of the realm when one is reset by a link, which stays valid after a refusal', async () => {
    await change({ password_length: 20 });
    await api.anonymous.post('/api/v1/auth/forgot', { email });
    const token = await tokenTo(api.ownerPool, email, 'reset');
    const reset = (chosen: string) => api.anonymous.post('/api/v1/auth/reset', { token, password: chosen });
    expect((await reset('three rivers, 12')).json().errors).toHaveProperty('password');
    expect((await reset('three rivers by the harbor')).statusCode).toBe(200);
  });

  it('have the minimum length of the realm when an invitation is accepted', async () => {
    await change({ password_length: 20 });
    // The database computes an invitation's state by its own clock.
    api.clock.set(new Date());
    const invited = `new-${email}`;
    await (await api.signIn(users.ana.email)).post('/api/v1/users/invite', { email: invited, name: 'Rosa' });
    const token = await tokenTo(api.ownerPool, invited, 'invitation');
    const accept = (chosen: string) =>
      api.anonymous.post('/api/v1/auth/invitation', { token, name: 'Rosa', password: chosen, terms: legalVersion });
    expect((await accept('three rivers, 12')).json().errors).toHaveProperty('password');
    expect((await accept('three rivers by the harbor')).statusCode).toBeLessThan(300);
  });

  it('have the minimum length of the strictest realm, for a user of several companies', async () => {
    await api.ownerPool.query(
      `insert into user_references select uuid, 'tenant', 'globex' from users where email = $1`,
      [email],
    );
    await change({ password_length: 12 });
    const admins = await api.signIn(users.admin.email);
    await admins.post(url, { tenant: { uuid: globex }, name: 'Globex', languages, password_length: 24 });
    expect(await choose('three rivers, twelve')).toBe(400);
  });
});

describe('a session', () => {
  const open = async (): Promise<string> => {
    const token = refreshToken(await api.anonymous.post('/api/v1/auth/login', { email, password }));
    await api.ownerPool.query('update sessions set created_at = $1 where created_at > $1', [api.clock.now()]);
    return token;
  };
  const goOn = async (cookie: string) => {
    const answer = await api.anonymous.get('/api/v1/auth/refresh', { cookie: `ultramar_refresh=${cookie}` });
    return answer.statusCode === 200 ? refreshToken(answer) : answer.statusCode;
  };
  const hours = (n: number) => api.clock.advance(n * 60 * 60 * 1000);

  it('ends after the hours without use that the realm allows', async () => {
    await change({ idle_hours: 2 });
    const first = await open();
    hours(1.9);
    const second = await goOn(first);
    hours(1.9);
    const third = await goOn(String(second));
    hours(2.1);
    expect([typeof second, typeof third, await goOn(String(third))]).toEqual(['string', 'string', 401]);
  });

  it('ends after the maximum days of the realm, even if it is in use', async () => {
    await change({ session_days: 1 });
    const first = await open();
    hours(13);
    const second = await goOn(first);
    hours(13);
    expect([typeof second, await goOn(String(second))]).toEqual(['string', 401]);
  });

  it.each([
    ['idle_hours', 2, 40],
    ['session_days', 1, 9],
  ])('of a user of several companies ends by the strictest %s', async (rule, strict, lax) => {
    const admins = await api.signIn(users.admin.email);
    await admins.post(url, { tenant: { uuid: globex }, name: 'Globex', languages });
    await api.ownerPool.query(
      `insert into user_references select uuid, 'tenant', 'globex' from users where email = $1`,
      [email],
    );
    for (const [ofAcme, ofGlobex] of [
      [strict, lax],
      [lax, strict],
    ]) {
      await change({ [rule]: ofAcme });
      await api.ownerPool.query(`update realms set ${rule} = $2 where tenant_uuid = $1`, [globex, ofGlobex]);
      const first = await open();
      hours(25);
      expect(await goOn(first)).toBe(401);
    }
    await api.ownerPool.query('delete from realms where tenant_uuid = $1', [globex]);
  });

  it('of another user is as long as before', async () => {
    await change({ idle_hours: 1, session_days: 1 });
    email = users.gil.email;
    const first = await open();
    hours(48);
    expect(typeof (await goOn(first))).toBe('string');
  });
});

test('realms are not for people of a company', async () => {
  const ana: TestClient = await api.signIn(users.ana.email);
  const made = await ana.post(url, { tenant: { uuid: acme }, name: 'Mine', languages });
  for (const answer of [await ana.get(url), made]) expect(answer.json().code).toBe('forbidden');
});
