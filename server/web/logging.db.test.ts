import { expect, test } from 'vitest';
import { testApp, testConfig } from '../../tests/support/app.ts';
import { password, users } from '../../tests/support/identity.ts';

const lines: string[] = [];
const api = await testApp({ logger: { level: 'trace', stream: { write: (line) => void lines.push(line) } } });
const login = (payload: object | string) =>
  api.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload,
    headers: { 'content-type': 'application/json', host: testConfig.apiHost },
  });

test('no secret gets into the log', async () => {
  const signedIn = await login({ email: users.ana.email, password });
  const token = signedIn.json<{ access_token: string }>().access_token;
  const cookie = signedIn.cookies[0]?.value ?? '';
  await login({ email: users.ana.email, password: 'a-wrong-secret' });
  await login('{"password": "a-broken-secret", ');
  await login({ email: users.ana.email, password: 'an-otp-secret', otp: '654321' });
  const headers = { authorization: `Bearer ${token}` };
  await api.app.inject({ url: '/api/v1/auth/me', headers });
  await api.app.inject({ url: '/api/v1/auth/refresh', headers, cookies: { ultramar_refresh: cookie } });
  await api.app.inject({ url: '/api/v2/public/invoices/individual/a-public-hash' });
  await api.app.inject({ url: '/api/invoiceTemplate/invoiceTemplate1?hash=a-public-hash&uuid_invoice=x' });

  const log = lines.join('');
  expect(lines.length).toBeGreaterThan(10);
  const secrets = [
    password,
    token,
    cookie,
    'a-wrong-secret',
    'a-broken-secret',
    'an-otp-secret',
    '654321',
    'a-public-hash',
  ];
  for (const secret of secrets) expect(log).not.toContain(secret);
});

test('every line of a request carries its id', async () => {
  lines.length = 0;
  await api.app.inject({ url: '/api/nothing' });
  const ids = lines.map((line) => (JSON.parse(line) as { reqId?: string }).reqId);
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
});
