import { expect, test, vi } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { contractBody, invoiceBody, make, makeRegistrations } from '../../../../tests/support/company.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const made = await makeRegistrations(api, ana);
const creating = '/api/v2/invoice/invoices-single/create';
const invoice = (await ana.post(creating, invoiceBody(made))).json<{ uuid: string; public_hash: string }>();
const contract = await make(ana, '/api/v2/contracts/create', contractBody(made));
const { public_hash: contractHash } = (await ana.get(`/api/v2/contracts/${contract}`)).json<{ public_hash: string }>();

test.each([
  [
    'whether there is a document',
    'HEAD',
    `/api/invoiceTemplate/invoiceTemplate1?uuid_invoice=${invoice.uuid}&hash=${invoice.public_hash}`,
  ],
  ['an invoice', 'GET', `/api/v2/public/invoices/individual/${invoice.public_hash}`],
  ['a contract', 'GET', `/api/v2/public/invoices/recurring/${contractHash}`],
] as const)('concurrent visitors of one link share a read: %s', async (_, method, url) => {
  // The first request is recorded and the second one's answer cached, which needs more queries.
  for (let n = 0; n < 2; n += 1) expect((await api.app.inject({ method, url })).statusCode).toBe(200);
  const lend = vi.spyOn(api.app.pool.forVisitors, 'lend');
  const answers = await Promise.all(Array.from({ length: 24 }, () => api.app.inject({ method, url })));
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(200);
  // Eight requests of an address run concurrently: one reads, and most others share the next read.
  expect(lend.mock.calls.length).toBeLessThanOrEqual(12);
  lend.mockRestore();
});

test('reads of different links are not shared', async () => {
  const other = (await ana.post(creating, invoiceBody(made))).json<{ uuid: string; public_hash: string }>();
  const read = (hash: string) => api.anonymous.get(`/api/v2/public/invoices/individual/${hash}`);
  const answers = await Promise.all([invoice, other, invoice, other].map(({ public_hash: hash }) => read(hash)));
  const numbers = answers.map((answer) => answer.json<{ number: number }>().number);
  expect(numbers).toEqual([numbers[0], numbers[1], numbers[0], numbers[1]]);
  expect(numbers[0]).not.toBe(numbers[1]);
});
