import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { countLimit } from '../../../domain/lists/countLimit.ts';
import invoices from '../../../schemas/resources/invoices.ts';
import { renderInConsole } from '../../../tests/support/console.tsx';
import { OwedSection } from './OwedSection.tsx';

const path = '/api/v2/invoice/invoices-single/summary';
const filter = { service_buyer: 'u', status: ['billed'] };

async function show(json: object, mayList = true) {
  const { asked } = await renderInConsole(<OwedSection resource={invoices} filter={filter} amount="amount" />, {
    answers: { [`GET ${path}`]: { json } },
    may: (_resource, action) => action !== 'list' || mayList,
  });
  return asked.filter((call) => call.path === path);
}

describe('what is owed', () => {
  const sum = (currency: string, count: number, amount: string) => ({ currency, count, amounts: { amount } });

  it('is told in each currency as the server adds it up, with the way to the documents', async () => {
    const [asked] = await show({ statuses: {}, sums: [sum('USD', 2, '1500.00'), sum('JPY', 1, '900')] });
    const section = within(await screen.findByRole('region', { name: 'Em aberto' }));
    expect(section.getByText(/1\.500,00/).textContent).toContain('US$');
    expect(section.getByText(/900$/)).toBeTruthy();
    expect(section.getByText('2 documentos')).toBeTruthy();
    expect([asked?.query.get('service_buyer'), asked?.query.get('status')]).toEqual(['u', 'billed']);
    const list = section.getByRole('link', { name: 'Ver faturas' }).getAttribute('href') ?? '';
    expect(JSON.parse(new URLSearchParams(list.split('?')[1]).get('filter') ?? '')).toEqual(filter);
  });

  it.each([
    ['nothing', { statuses: {}, sums: [] }, /Nenhum valor em aberto/],
    [`more than ${countLimit} documents`, { statuses: {} }, /mais de 10\.000 documentos/],
  ])('says so where it is %s', async (_, json, said) => {
    await show(json);
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('is asked for by nobody who may not list the documents', async () => {
    expect(await show({ statuses: {}, sums: [] }, false)).toEqual([]);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
