import { beforeEach, expect, test } from 'vitest';
import { testApp, testConfig } from '../../../../../tests/support/app.ts';
import tenants from '../../../../../schemas/resources/platform/tenants.ts';
import { openLink } from '../../../../mail/links.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const admin = await api.signIn('admin@ultramar.test');
const carla = api.identity.users['carla@contas.test'] ?? '';

/** A forged host, by a client or a proxy. */
const elsewhere = {
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  forwarded: 'host=evil.example;proto=https',
  'x-original-host': 'evil.example',
  origin: `http://${testConfig.apiHost}`,
};

beforeEach(() => api.ownerPool.query('delete from outbox'));

const linksQueued = async (): Promise<string[]> => {
  const { rows } = await api.ownerPool.query<{ link: string }>('select link from outbox where link is not null');
  return rows.map(({ link }) => openLink(link));
};

test.each<[what: string, ask: (headers: Record<string, string>) => Promise<{ readonly statusCode: number }>]>([
  ['a new password', (headers) => api.anonymous.post('/api/v1/auth/forgot', { email: 'ana@acme.test' }, headers)],
  [
    'another address',
    (headers) =>
      ana.post('/api/v1/auth/email', { email: 'ana.s@acme.test', current_password: 'ultramar-demo' }, headers),
  ],
  ['an invitation', (headers) => ana.post('/api/v1/users/invite', { email: 'bia@acme.test' }, headers)],
  [
    'access to a company',
    async (headers) => {
      await ana.post(`/api/v2/partners/${carla}/toggle`, { access: false }, headers);
      return ana.post(`/api/v2/partners/${carla}/toggle`, { access: true }, headers);
    },
  ],
  ['a new company', (headers) => admin.post('/api/v2/tenants', tenants.example ?? {}, headers)],
])('the link of %s leads to the configured address, for any host of the request', async (_, ask) => {
  expect((await ask({ ...elsewhere, host: 'evil.example' })).statusCode).toBeLessThan(300);
  expect((await linksQueued()).map((link) => new URL(link).origin)).toEqual([`http://${testConfig.apiHost}`]);
});
