import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { invoiceBody, makeRegistrations } from '../../../../tests/support/company.ts';
import { waitingForLocks } from '../../../../tests/support/locks.ts';

const url = '/api/v2/numbering-settings';
const create = '/api/v2/invoice/invoices-single/create';

/** A company without issued invoices. */
async function company() {
  const api = await testApp();
  const ana = await api.signIn('ana@acme.test');
  const made = await makeRegistrations(api, ana);
  const issue = async (more: object = {}): Promise<number> =>
    (await ana.post(create, invoiceBody(made, more))).json().number;
  return { api, ana, issue };
}

it('invoices begin at the number that a company chooses, and go on from there', async () => {
  const { ana, issue } = await company();
  expect((await ana.get(url)).json()).toEqual({ first_number: 1, has_begun: false });
  await issue({ is_draft: true });
  expect((await ana.put(url, { first_number: 700 })).json()).toMatchObject({ first_number: 700, has_begun: false });
  expect((await ana.put(url, { first_number: 501 })).statusCode).toBe(200);
  expect([await issue(), await issue()]).toEqual([501, 502]);
  expect((await ana.get(url)).json()).toEqual({ first_number: 501, has_begun: true });
  const late = await ana.put(url, { first_number: 1 });
  expect([late.statusCode, Object.keys(late.json().errors)]).toEqual([400, ['first_number']]);
  expect((await ana.put(url, { first_number: 501 })).statusCode).toBe(200);
  expect(await issue()).toBe(503);
});

it('one that is being issued has its number before another is chosen, which is then too late', async () => {
  const { api, ana, issue } = await company();
  const client = await api.ownerPool.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('app.tenant', $1, true)`, [api.identity.tenants.acme]);
    await client.query(`select next_number('invoices')`);
    const saving = ana.put(url, { first_number: 900 });
    await waitingForLocks(api.ownerPool, 1);
    await client.query('commit');
    expect(Object.keys((await saving).json().errors)).toEqual(['first_number']);
  } finally {
    client.release();
  }
  expect(await issue()).toBe(2);
  expect((await ana.get(url)).json()).toEqual({ first_number: 1, has_begun: true });
});

it('is chosen by the people of the company alone', async () => {
  const { api, ana } = await company();
  const carla = await api.signIn('carla@contas.test', { tenant: 'acme' });
  expect((await carla.get(url)).json().first_number).toBe(1);
  expect((await carla.put(url, { first_number: 2 })).json().code).toBe('forbidden');
  const gil = await api.signIn('gil@globex.test');
  await gil.put(url, { first_number: 40 });
  expect((await ana.get(url)).json().first_number).toBe(1);
  for (const first_number of [0, -1, 1_000_000_000, 1.5, null]) {
    expect(Object.keys((await ana.put(url, { first_number })).json().errors)).toEqual(['first_number']);
  }
});
