import { beforeAll, expect, it } from 'vitest';
import { testApp } from '../support/app.ts';
import { tokenTo } from '../support/mails.ts';
import { legalVersion } from '../../server/drawing/legal/texts.ts';
import { operationsOf } from '../support/operations.ts';

const logged: string[] = [];
const api = await testApp({ logger: { level: 'trace', stream: { write: (line) => logged.push(line) } } });
const admin = await api.signIn('admin@ultramar.test');
const ana = await api.signIn('ana@acme.test');

/** Secrets that the API returns once, to one user, by kind. */
const secrets = new Map<string, string>();
const bia = 'bia@acme.test';
const chosen = 'three rivers by the harbor';

/** Creates every secret with an Idempotency-Key, so that the server stores the answers. */
beforeAll(async () => {
  const once = (key: string) => ({ 'idempotency-key': key });
  const client = await admin.post('/api/v1/clients', { name: 'Sync', scope: 'users:list' }, once('client'));
  secrets.set('secret of a client', client.json().secret);
  const { id } = client.json();
  secrets.set('second secret', (await admin.put(`/api/v1/clients/${id}/rotate`, {}, once('rotate'))).json().secret);
  const credentials = {
    grant_type: 'client_credentials',
    client_id: id,
    client_secret: secrets.get('secret of a client'),
  };
  secrets.set('token of a client', (await api.anonymous.post('/api/v1/auth/token', credentials)).json().access_token);
  await api.anonymous.post('/api/v1/auth/forgot', { email: 'gil@globex.test' });
  secrets.set('link of a reset', await tokenTo(api.ownerPool, 'gil@globex.test', 'reset'));
  await ana.post('/api/v1/auth/email', { email: 'ana.souza@acme.test', current_password: 'ultramar-demo' });
  secrets.set('link of an address', await tokenTo(api.ownerPool, 'ana.souza@acme.test', 'email_confirm'));
  await ana.post('/api/v2/users/create', { name: 'Bia', email: bia }, once('bia'));
  const invitation = await tokenTo(api.ownerPool, bia, 'invitation');
  secrets.set('link of an invitation', invitation);
  const accepting = { token: invitation, name: 'Bia', password: chosen, terms: legalVersion };
  const accepted = await api.anonymous.post('/api/v1/auth/invitation', accepting);
  secrets.set('access token', accepted.json().access_token);
  secrets.set('refresh token', accepted.cookies.find(({ name }) => name === 'ultramar_refresh')?.value ?? '');
  secrets.set('password', chosen);
  await api.anonymous.post('/api/v1/auth/login', { email: bia, password: `${chosen} mistyped` });
});

it('all kinds of secrets exist', () => {
  expect(secrets.size).toBe(9);
  for (const [what, secret] of secrets) expect(secret?.length, what).toBeGreaterThan(20);
});

const foundIn = (text: string): string[] =>
  [...secrets].flatMap(([what, secret]) => (text.includes(secret) ? [what] : []));

it('no row of any table contains a secret in plain text', async () => {
  const { rows } = await api.ownerPool.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace)`,
  );
  expect(rows.length).toBeGreaterThan(50);
  for (const { name } of rows) {
    const table = await api.ownerPool.query<{ text: string }>(`select t::text as text from ${name} t`);
    // PostgreSQL prints bytes in hexadecimal.
    const text = table.rows.map((row) => row.text).join('\n');
    const decoded = text.replaceAll(/\\x((?:[\da-f]{2})+)/g, (_, hex: string) =>
      Buffer.from(hex, 'hex').toString('latin1'),
    );
    expect(foundIn(decoded), name).toEqual([]);
  }
});

it('no line of the log contains a secret', () => {
  expect(logged.length).toBeGreaterThan(10);
  expect(foundIn(logged.join('\n'))).toEqual([]);
});

it('no list, file, history or stored answer contains a secret', async () => {
  const lists = (await operationsOf(api)).filter(
    ({ method, path, isOpen }) => method === 'get' && !isOpen && !path.includes('{'),
  );
  for (const { path } of lists) {
    for (const who of [admin, ana]) expect(foundIn((await who.get(path)).body), path).toEqual([]);
  }
  const again = await admin.post(
    '/api/v1/clients',
    { name: 'Sync', scope: 'users:list' },
    { 'idempotency-key': 'client' },
  );
  expect([again.statusCode, foundIn(again.body)]).toEqual([201, []]);
});
