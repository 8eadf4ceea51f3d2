import { expect, test } from 'vitest';
import { testApp, testConfig } from '../../../../../tests/support/app.ts';
import { giveLogo, seedCompany } from '../../../../../tests/support/company.ts';
import { onePixel } from '../../../../../tests/support/pictures.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
await seedCompany(api.ownerPool, api.identity.tenants.acme, 'acme');
await giveLogo(ana, 'Acme Software Ltda');
const usual = { languages: ['pt', 'en', 'es'], password_length: 10 };
const acme = { ...usual, exists: true, name: 'Acme Software Ltda', logo: '/api/v1/auth/realm/logo?tenant=acme' };
const globex = { ...usual, exists: true, name: 'Globex Consulting', logo: null };
const nobody = { ...usual, exists: false, name: null, logo: null };

test.each([
  ['', testConfig.apiHost, nobody],
  ['?tenant=acme', testConfig.apiHost, acme],
  ['?tenant=globex', testConfig.apiHost, globex],
  ['', `acme.${testConfig.apiHost}`, acme],
  ['?tenant=nowhere', testConfig.apiHost, nobody],
  ['?tenant=%27%20or%20true', testConfig.apiHost, nobody],
])('%j at %s is %o', async (query, host, realm) => {
  const answer = await api.anonymous.get(`/api/v1/auth/realm/verify${query}`, { host });
  expect([answer.statusCode, answer.json()]).toEqual([200, realm]);
});

test('the logo is a picture, and nothing else to a browser', async () => {
  const answer = await api.anonymous.get(acme.logo);
  expect(answer.rawPayload).toEqual(onePixel.png);
  expect(answer.headers['content-type']).toBe('image/png');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect((await api.anonymous.get('/api/v1/auth/realm/logo?tenant=globex')).statusCode).toBe(404);
});
