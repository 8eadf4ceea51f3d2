import { describe, expect, it, test } from 'vitest';
import { isGranted } from '../../domain/access/grant.ts';
import type { UserType } from '../../schemas/access.ts';
import { testApp, type TestClient } from '../support/app.ts';

const api = await testApp();
const clients = {
  company: await api.signIn('ana@acme.test'),
  accountant: await api.signIn('carla@contas.test'),
  administrator: await api.signIn('admin@ultramar.test'),
  nobody: api.anonymous,
} satisfies Record<string, TestClient>;
type Who = keyof typeof clients;

const types: Readonly<Record<Exclude<Who, 'nobody'>, UserType>> = {
  company: 'COMPANY',
  accountant: 'ACCOUNTANT',
  administrator: 'ADMIN',
};

interface Operation {
  readonly security: readonly object[];
  readonly 'x-permission'?: string;
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

const contract: { paths: Record<string, Partial<Record<Method, Operation>>> } = (
  await api.anonymous.get('/api/openapi.json')
).json();

const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { security, 'x-permission': permission }]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method as Method,
    path,
    isOpen: security.length === 0,
    permission,
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
  'GET /api/v2/public/invoices/individual/{hash}',
  'GET /api/v2/public/invoices/recurring/{hash}',
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
  'GET /api/v1/auth/profile',
  'GET /api/v2/places',
  'GET /api/v2/scenarios/terms',
  'PATCH /api/v1/auth/profile',
  'POST /api/v2/scenarios/terms',
];

test('only what is meant to be is open to everybody', () => {
  const found = operations.filter(({ isOpen }) => isOpen).map(({ name }) => name);
  expect(found.toSorted()).toEqual(open);
});

test('only what is meant to be is open to whoever is signed in', () => {
  const found = operations.filter(({ isOpen, permission }) => !isOpen && !permission).map(({ name }) => name);
  expect(found.toSorted()).toEqual(everybodys);
});

/** Which of them a route is for, as the page `docs/access.md` has it; whoever is signed in, where it needs nothing. */
function expected(permission: string | undefined, who: Who): boolean {
  if (who === 'nobody') return false;
  const [name, action = ''] = permission?.split(':') ?? [];
  const guarded = [...api.app.resources, ...api.app.reports.map(({ guard }) => guard)];
  const resource = guarded.find((each) => each.name === name);
  return permission === undefined || isGranted(resource, types[who], action);
}

describe('who may ask for what', () => {
  const byStatus = 'PUT /api/v2/invoice/status/{uuid}';
  const guarded = operations.filter(({ isOpen, name }) => !isOpen && name !== byStatus);
  it.each(guarded)('$name', async ({ method, path, permission }) => {
    for (const who of Object.keys(clients) as Who[])
      expect(await mayAsk(who, method, path), who).toBe(expected(permission, who));
  });

  it.each(['billed', 'paid', 'cancelled', 'draft'])(
    'of the statuses of an invoice, %s: the company alone',
    async (status) => {
      const may = (who: Who) => mayAsk(who, 'put', '/api/v2/invoice/status/{uuid}', status);
      expect([await may('company'), await may('accountant'), await may('administrator')]).toEqual([true, false, false]);
    },
  );
});
