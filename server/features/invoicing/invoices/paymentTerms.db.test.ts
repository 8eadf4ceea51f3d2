import { beforeEach, describe, expect, it } from 'vitest';
import { invoiceBody, make, usLocation } from '../../../../tests/support/company.ts';
import { contractWorkshop } from '../../../../tests/support/contractWorkshop.ts';

const { made, ana, api } = await contractWorkshop();
const invoices = '/api/v2/invoice/invoices-single';
const url = '/api/v2/payment-terms';

const endOfMonth = await make(ana, url, { name: '30 days, end of month', rule: 'days_end_of_month', days: 30 });
const fifteenth = await make(ana, url, { name: 'The 15th', rule: 'day_of_month', day: 15, months: 1 });
const payer = await make(ana, '/api/v2/entities', {
  name: 'Harbor Payments',
  location: usLocation,
  is_payment_responsible: true,
  payment_terms: fifteenth,
});

const { due_date: _, ...undated } = invoiceBody(made, { created: '2026-03-10', is_draft: true }) as Record<
  string,
  unknown
>;
const create = (change: object = {}) => ana.post(`${invoices}/create`, { ...undated, ...change });
const dueOf = async (change: object = {}) => (await create(change)).json().due_date;
const ofClient = async (terms: string | null) => {
  const client = (await ana.get(`/api/v2/entities/${made.entity}`)).json();
  const answer = await ana.put(`/api/v2/entities/${made.entity}`, { ...client, payment_terms: terms });
  expect(answer.statusCode).toBe(200);
};
const ofCompany = (terms: string | null) =>
  ana.put('/api/v2/document-settings', { currency: 'BRL', payment_terms: terms });

beforeEach(async () => {
  await ofClient(null);
  await ofCompany(null);
});

describe('an invoice without a due date', () => {
  it('is refused at the field if nobody has terms', async () => {
    const answer = await create();
    expect([answer.statusCode, answer.json().errors]).toEqual([400, { due_date: expect.any(String) }]);
  });

  it('is due by the terms of its client', async () => {
    await ofClient(endOfMonth);
    expect(await dueOf()).toBe('2026-04-30');
  });

  it('is due by the terms of the company if its client has none', async () => {
    await ofCompany(endOfMonth);
    expect(await dueOf()).toBe('2026-04-30');
    await ofClient(fifteenth);
    expect(await dueOf()).toBe('2026-04-15');
  });

  it('is due by the terms of its payer', async () => {
    await ofClient(endOfMonth);
    expect(await dueOf({ payment_responsible_uuid: payer })).toBe('2026-04-15');
  });

  it('is due counted from the day of its issue', async () => {
    await ofClient(endOfMonth);
    expect(await dueOf({ created: '2026-02-01' })).toBe('2026-03-31');
    expect(await dueOf({ created: '2026-02-01', is_draft: false })).toBe('2026-04-30');
  });

  it('is refused at its emission date if that is far from today', async () => {
    await ofClient(endOfMonth);
    const answer = await create({ created: '2027-03-11' });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['due_date', 'created']]);
  });

  it('takes the date of the terms also as a replaced draft', async () => {
    await ofClient(endOfMonth);
    const { uuid } = (await create({ due_date: '2026-03-20' })).json();
    const answer = await ana.put(`${invoices}/${uuid}/update`, { ...undated, due_date: null });
    expect(answer.json().due_date).toBe('2026-04-30');
  });
});

it('a due date of the request stays', async () => {
  await ofClient(endOfMonth);
  expect(await dueOf({ due_date: '2026-03-20' })).toBe('2026-03-20');
});

describe('payment terms', () => {
  it.each<[string, object, string[]]>([
    ['days', { rule: 'days' }, ['days']],
    ['day and months', { rule: 'day_of_month', days: 5 }, ['day', 'months']],
    ['a shorter time', { rule: 'days', days: 366 }, ['days']],
    ['a day of a month', { rule: 'day_of_month', day: 32, months: 1 }, ['day']],
    ['another name', { name: 'The 15th', rule: 'days', days: 1 }, ['name']],
    ['a known rule', { rule: 'weeks', days: 1 }, ['rule']],
  ])('need %s', async (_name, terms, errors) => {
    const answer = await ana.post(url, { name: 'Further', ...terms });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([errors[0] === 'name' ? 409 : 400, errors]);
  });

  it('are not deleted while a client or the company has them', async () => {
    await ofClient(endOfMonth);
    expect((await ana.delete(`${url}/${endOfMonth}`)).statusCode).toBe(409);
    await ofClient(null);
    await ofCompany(endOfMonth);
    expect((await ana.delete(`${url}/${endOfMonth}`)).statusCode).toBe(409);
  });

  it('of another company are unknown', async () => {
    const gil = await api.signIn('gil@globex.test');
    expect((await gil.get(`${url}/${endOfMonth}`)).statusCode).toBe(404);
    const answer = await gil.post('/api/v2/entities', { name: 'C', location: usLocation, payment_terms: endOfMonth });
    expect(answer.json().errors).toEqual({ payment_terms: expect.any(String) });
  });
});

describe('a limit of credit', () => {
  it.each([
    [{ credit_limit: '1000' }, 'credit_currency'],
    [{ credit_currency: 'USD' }, 'credit_limit'],
    [{ credit_limit: '0', credit_currency: 'USD' }, 'credit_limit'],
  ])('%j is refused at %s', async (limit, path) => {
    const answer = await ana.post('/api/v2/entities', { name: 'Limited', location: usLocation, ...limit });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [path]]);
  });
});
