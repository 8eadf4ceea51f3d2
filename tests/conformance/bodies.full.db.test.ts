import { describe, expect, it } from 'vitest';
import { isGranted } from '../../domain/access/grant.ts';
import { testApp } from '../support/app.ts';
import { addUser } from '../support/identity.ts';

const api = await testApp();
const { token: company } = await api.signIn('ana@acme.test');
const { token: administrator } = await api.signIn('admin@ultramar.test');
await addUser(api.ownerPool, { name: 'Grace', email: 'grace@client.test', type: 'CUSTOMER', tenants: ['acme'] });
const { token: customer } = await api.signIn('grace@client.test');

interface Operation {
  readonly 'x-permission'?: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, object>> };
}

const contract: { paths: Record<string, Record<string, Operation>> } = (
  await api.anonymous.get('/api/openapi.json')
).json();

const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { requestBody, 'x-permission': permission }]) => ({
    permission,
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase() as 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: path.replaceAll(/\{\w+\}/g, '0198f6b2-0000-7000-8000-000000000000'),
    takes: Object.keys(requestBody?.content ?? {}),
  })),
);

/** Returns a token of a user who may write there: a customer or an administrator if no company may. */
function tokenFor(permission = ''): string {
  const [name, action = ''] = permission.split(':');
  const resource = api.app.resources.find((each) => each.name === name);
  if (!resource || isGranted(resource, 'COMPANY', action)) return company;
  return isGranted(resource, 'CUSTOMER', action) ? customer : administrator;
}

const writing = operations.filter(({ method }) => method !== 'GET');
const forms = writing.filter(({ takes }) => takes.includes('multipart/form-data'));

const send = (
  { method, url, permission }: (typeof operations)[number],
  payload: string,
  headers: Record<string, string> = {},
) =>
  api.app.inject({
    method,
    url,
    payload,
    headers: { authorization: `Bearer ${tokenFor(permission)}`, 'content-type': 'application/json', ...headers },
  });

const { bodyBytes, uploadBytes, importBytes } = api.app.budgets;

describe.each(writing)('$name', (operation) => {
  it('rejects a body above its limit by the announced length alone', async () => {
    const announced = await send(operation, '{}', { 'content-length': String(bodyBytes + 1) });
    expect([announced.statusCode, announced.json().code]).toEqual([413, 'too_large']);
  });

  it.each([
    ['levels', '{"a":'.repeat(50)],
    ['values', `{"other":[${'1,'.repeat(1_000_000)}1]}`],
    ['names', `{${Array.from({ length: 2_000 }, (_, k) => `"k${k}":1`).join()}}`],
  ])('rejects a body with too many %s', async (_, body) => {
    const answer = await send(operation, body);
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'too_large']);
  });

  it('accepts no other content type and no compression', async () => {
    for (const type of [
      'text/plain',
      'application/xml',
      ...(forms.includes(operation) ? [] : ['multipart/form-data']),
    ]) {
      expect((await send(operation, '{}', { 'content-type': type })).statusCode).toBe(415);
    }
    expect((await send(operation, '{}', { 'content-encoding': 'gzip' })).statusCode).toBe(415);
  });
});

describe.each(forms)('a form for $name', (operation) => {
  it('has bounded fields, like the record, and a bounded file', async () => {
    const type = { 'content-type': 'multipart/form-data; boundary=b' };
    const length = bodyBytes + Math.max(uploadBytes, importBytes) + 1024 ** 2;
    expect((await send(operation, '', { ...type, 'content-length': String(length) })).statusCode).toBe(413);
    const unknown = '--b\r\nContent-Disposition: form-data; name="unknown"\r\n\r\nx\r\n--b--\r\n';
    expect((await send(operation, unknown, type)).json().errors).toHaveProperty('unknown');
  });
});

it('a small record has a small limit', async () => {
  const announced = { 'content-length': String(100_000) };
  const statuses = ['POST /api/v2/tributes', 'POST /api/v2/invoice/invoices-single/create'].map(async (name) => {
    const operation = writing.find((each) => each.name === name);
    return operation && (await send(operation, '{}', announced)).statusCode;
  });
  expect(await Promise.all(statuses)).toEqual([413, 400]);
});
