import { describe, expect, it, test } from 'vitest';
import { testApp, type TestClient } from '../support/app.ts';

const api = await testApp();
const clients = {
  company: await api.signIn('ana@acme.test'),
  accountant: await api.signIn('carla@contas.test'),
  administrator: await api.signIn('admin@ultramar.test'),
  nobody: api.anonymous,
} satisfies Record<string, TestClient>;
type Who = keyof typeof clients;

interface Operation {
  readonly security: readonly object[];
}

type Method = 'get' | 'post' | 'put' | 'delete';

const contract: { paths: Record<string, Partial<Record<Method, Operation>>> } = (
  await api.anonymous.get('/api/openapi.json')
).json();

const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { security }]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method as Method,
    path,
    isOpen: security.length === 0,
  })),
);

/** Keys of nothing: what is allowed finds nothing or misses its body, what is not is refused before it looks. */
const addressOf = (path: string): string => path.replaceAll(/\{\w+\}/g, '0198f6b2-0000-7000-8000-000000000000');

/** No content but the status asked for, which decides what one of the routes is. */
async function mayAsk(who: Who, method: Method, path: string, status = 'billed'): Promise<boolean> {
  const { [method]: ask } = clients[who];
  const answer = await (method === 'get' || method === 'delete'
    ? ask(addressOf(path))
    : ask(addressOf(path), { status }));
  // What is answered need not be JSON: refusals are.
  return answer.statusCode < 400 || (answer.statusCode !== 401 && answer.json().code !== 'forbidden');
}

/** What anybody may ask for: signing in, what a link or a token opens by itself, and whether the service is up. */
const open = [
  'GET /api/invoiceTemplate/{template}',
  'GET /api/v1/auth/first-admin',
  'GET /api/v1/auth/realm/logo',
  'GET /api/v1/auth/realm/verify',
  'GET /api/v1/auth/refresh',
  'GET /api/v1/health-check',
  'GET /api/v2/public/invoices/{type}/{hash}',
  'GET /api/v2/terms/{kind}/{version}/{locale}.pdf',
  'GET /health/live',
  'GET /health/ready',
  'POST /api/v1/auth/first-admin',
  'POST /api/v1/auth/login',
  'POST /api/v1/auth/logout',
];

/** What everybody who is signed in may: to know themselves and the world, and to accept the terms. */
const everybodys = [
  'GET /api/v1/auth/me',
  'GET /api/v2/companies/access',
  'GET /api/v2/countries',
  'GET /api/v2/countries/{id}',
  'GET /api/v2/currencies',
  'GET /api/v2/currencies/{id}',
  'GET /api/v2/places',
  'GET /api/v2/scenarios/terms',
  'GET /api/v3/currencies',
  'GET /api/v3/currencies/{id}',
  'POST /api/v2/scenarios/terms',
];

/** What the platform's people alone may: to keep its catalogues. */
const administrators = [
  'DELETE /api/v2/currencies',
  'DELETE /api/v2/currencies/{id}',
  'POST /api/v2/currencies',
  'PUT /api/v2/currencies/{id}',
];

test('only what is meant to be is open to everybody', () => {
  const found = operations.filter(({ isOpen }) => isOpen).map(({ name }) => name);
  expect(found.toSorted()).toEqual(open);
});

describe('who may ask for what', () => {
  it.each(operations.filter(({ isOpen }) => !isOpen))('$name', async ({ name, method, path }) => {
    const isForAll = everybodys.includes(name);
    const isPlatforms = administrators.includes(name);
    const expected: Record<Who, boolean> = {
      company: !isPlatforms,
      // Accountants see what a company has, and change nothing of it.
      accountant: isForAll || method === 'get',
      // The platform's people have no business in a company.
      administrator: isForAll || isPlatforms,
      nobody: false,
    };
    const may: Partial<Record<Who, boolean>> = {};
    for (const who of Object.keys(expected) as Who[]) may[who] = await mayAsk(who, method, path);
    expect(may).toEqual(expected);
  });

  it.each(['billed', 'paid', 'cancelled', 'draft'])(
    'of the statuses of an invoice, %s: the company alone',
    async (status) => {
      const may = (who: Who) => mayAsk(who, 'put', '/api/v2/invoice/status/{uuid}', status);
      expect([await may('company'), await may('accountant'), await may('administrator')]).toEqual([true, false, false]);
    },
  );
});
