import { describe, expect, it } from 'vitest';
import { defaultBudgets } from '../../../limits/budgets.ts';
import { invoiceBody, make, usLocation } from '../../../../tests/support/company.ts';
import { testWorkshop } from '../../../../tests/support/useCases.ts';

const { api, made } = await testWorkshop();
const ana = await api.signIn('ana@acme.test');
const account_uuid = await make(ana, '/api/v2/accounts', { name: 'Wise', details: 'IBAN: PT50 0002 0123 1234 5678' });
const service_buyer_uuid = await make(ana, '/api/v2/entities', { name: 'Large Client', location: usLocation });
const { public_hash: hash } = (await ana.put(`/api/v2/entities/${service_buyer_uuid}/link`)).json();

interface Listed {
  readonly uuid: string;
  readonly number: number;
  readonly due_date: string;
}

const page = async (of: number): Promise<{ results: Listed[]; count: number }> =>
  (await api.anonymous.get(`/api/v2/public/clients/${hash}?page=${of}`)).json();
const pay = (invoices: readonly string[]) =>
  api.anonymous.post(`/api/v2/public/clients/${hash}/payments`, { invoices });

const open = 300;
for (let day = 0; day < open; day += 1) {
  const due_date = new Date(Date.UTC(2099, 0, 1 + ((day * 7) % open))).toISOString().slice(0, 10);
  const body = invoiceBody(made, { service_buyer_uuid, account_uuid, due_date });
  // oxlint-disable-next-line no-await-in-loop -- each takes the next number
  await make(ana, '/api/v2/invoice/invoices-single/create', body);
}

describe('a client with 300 open invoices', () => {
  it('reads them in three pages, each once, first due first', async () => {
    const pages = [await page(1), await page(2), await page(3), await page(4)];
    expect(pages.map(({ results, count }) => [results.length, count])).toEqual([
      [100, open],
      [100, open],
      [100, open],
      [0, open],
    ]);
    const all = pages.flatMap(({ results }) => results);
    expect(new Set(all.map(({ uuid }) => uuid)).size).toBe(open);
    const dates = all.map(({ due_date }) => due_date);
    expect(dates).toEqual(dates.toSorted());
  });

  it('pays twelve of different pages at once', async () => {
    const pages = [await page(1), await page(2), await page(3)];
    const twelve = pages.flatMap(({ results }) => results.slice(-4));
    const paid = (await pay(twelve.map(({ uuid }) => uuid))).json();
    expect(paid.amount).toBe('12960.00');
    const numbers = twelve.map(({ number }) => number);
    expect(paid.invoices.map(({ number }: Listed) => number)).toEqual(numbers.toSorted((a, b) => a - b));
  });

  it('pays up to fifty', async () => {
    const keys = (await page(1)).results.map(({ uuid }) => uuid);
    expect((await pay(keys.slice(0, 50))).json().amount).toBe('54000.00');
    expect((await pay(keys.slice(0, 51))).statusCode).toBe(400);
  });

  it('is refused for a while after too many payments', async () => {
    const [one] = (await page(1)).results;
    let answer = await pay([one?.uuid ?? '']);
    for (let count = 0; count < defaultBudgets.paymentsPerClientLink && answer.statusCode === 200; count += 1)
      // oxlint-disable-next-line no-await-in-loop -- counted one after another
      answer = await pay([one?.uuid ?? '']);
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'too_many_requests']);
  });
});
