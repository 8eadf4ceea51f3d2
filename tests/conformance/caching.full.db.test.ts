import { expect, it, test } from 'vitest';
import { testApp } from '../support/app.ts';
import { contractBody, giveLogo, invoiceBody, make, makeRegistrations } from '../support/company.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const made = await makeRegistrations(api, ana);
await giveLogo(ana, 'Acme Software Ltda');
const invoice = await make(ana, '/api/v2/invoice/invoices-single/create', invoiceBody(made));
const { public_hash: hash } = (await ana.get(`/api/v2/invoice/invoices-single/${invoice}`)).json();

const contractKey = await make(ana, '/api/v2/contracts/create', contractBody(made));
const { public_hash: ofContract } = (await ana.get(`/api/v2/contracts/${contractKey}`)).json();

type Method = 'get' | 'post' | 'put' | 'delete';

const contract: { paths: Record<string, Partial<Record<Method, unknown>>> } = (
  await ana.get('/api/openapi.json')
).json();

/** Addresses of existing records, where the path alone identifies none. */
const addresses: Readonly<Record<string, string>> = {
  '/api/invoiceTemplate/{template}': `/api/invoiceTemplate/invoiceTemplate1?uuid_invoice=${invoice}`,
  '/api/v1/auth/realm/logo': '/api/v1/auth/realm/logo?tenant=acme',
  '/api/v2/audit/invoice/{uuid}': `/api/v2/audit/invoice/${invoice}`,
  '/api/v2/contracts/{uuid}': `/api/v2/contracts/${contractKey}`,
  '/api/v2/countries/{id}': '/api/v2/countries/76',
  '/api/v2/currencies/{id}': '/api/v2/currencies/1',
  '/api/v2/entities/{uuid}': `/api/v2/entities/${made.entity}`,
  '/api/v2/invoice/invoices-single/{uuid}': `/api/v2/invoice/invoices-single/${invoice}`,
  '/api/v2/invoice/items/{uuid}': `/api/v2/invoice/items/${made.item}`,
  '/api/v2/public/invoices/individual/{hash}': `/api/v2/public/invoices/individual/${hash}`,
  '/api/v2/public/invoices/recurring/{hash}': `/api/v2/public/invoices/recurring/${ofContract}`,
  '/api/v2/scenarios/{uuid}': `/api/v2/scenarios/${made.scenario}`,
  '/api/v2/terms/{kind}/{version}/{locale}.pdf': '/api/v2/terms/terms/2026-11/pt.pdf',
};

/** Public answers, which caches may store. */
const kept: Readonly<Record<string, string>> = {
  'GET /api/v1/auth/realm/logo': 'public, max-age=300',
  'GET /api/v2/terms/{kind}/{version}/{locale}.pdf': 'public, max-age=31536000, immutable',
};

const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => ({ name: `${method.toUpperCase()} ${path}`, method: method as Method, path })),
);
const answered = new Set<string>();

// GET calls run first, because other calls delete records.
it.each(operations.toSorted((one, other) => Number(other.method === 'get') - Number(one.method === 'get')))(
  '$name: its answers are not stored by caches, except public ones, and not indexed by search engines',
  async ({ name, method, path }) => {
    // Ana stays signed in: a logout would end the session of the other calls.
    const { [method]: ask } = path.endsWith('/logout') ? api.anonymous : ana;
    const address = addresses[path] ?? path.replaceAll(/\{\w+\}/g, '0198f6b2-0000-7000-8000-000000000000');
    const answer = await (method === 'get' || method === 'delete' ? ask(address) : ask(address, {}));
    if (answer.statusCode < 300) answered.add(name);
    expect(answer.headers['cache-control']).toBe(kept[name] ?? 'no-store');
    expect(answer.headers['x-robots-tag']).toBe('noindex');
  },
);

test('the answers include data, not only refusals', () => {
  const reading = Object.keys(addresses).map((path) => `GET ${path}`);
  expect([...answered]).toEqual(expect.arrayContaining([...reading, 'GET /api/v2/entities', 'GET /api/v1/auth/me']));
});

it.each([
  ['/api/openapi.json', 200],
  ['/api/v2/entities', 401],
  ['/api/nothing', 404],
])('the same holds for %s', async (url, status) => {
  const { statusCode, headers } = await api.anonymous.get(url);
  expect([statusCode, headers['cache-control'], headers['x-robots-tag']]).toEqual([status, 'no-store', 'noindex']);
});
