import { cleanup, screen, within } from '@testing-library/react';
import { ResourceContextProvider, ResourceDefinitionContextProvider } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { Route, Routes } from 'react-router';
import { only } from '../../../domain/lists/fields.ts';
import entities from '../../../schemas/resources/clients/entities.ts';
import { renderInConsole } from '../../../tests/support/console.tsx';
import { ShowPage } from './ShowPage.tsx';

const uuid = '0192f0c1-7a3e-7000-8000-000000000001';
const entity = { uuid, name: 'Acme', location: { address: 'Rua Um, 1', country: { id: 76, identifier: 'BR' } } };
const invoice = {
  uuid: uuid.replace(/1$/, '2'),
  number: 7,
  full_number: '7',
  due_date: '2026-04-10',
  amount: '1080.00',
  currency: 'USD',
};
const none = { results: [], count: 0 };
const invoices = 'GET /api/v2/invoice/invoices-single';

async function renderEntity(
  answer: { results: object[]; count: number },
  may: (action: string) => boolean = () => true,
  { isPayer = false, accounts = none }: { isPayer?: boolean; accounts?: { results: object[]; count: number } } = {},
) {
  const { requests } = await renderInConsole(
    <ResourceDefinitionContextProvider
      definitions={{
        invoices: { name: 'invoices', hasList: true, hasCreate: true, hasEdit: true },
        'entity-accounts': { name: 'entity-accounts', hasCreate: true },
      }}
    >
      <ResourceContextProvider value="entities">
        <Routes>
          <Route path="/entities/:id" element={<ShowPage resource={entities} />} />
        </Routes>
      </ResourceContextProvider>
    </ResourceDefinitionContextProvider>,
    {
      at: `/entities/${uuid}`,
      answers: {
        [`GET /api/v2/entities/${uuid}`]: { json: { ...entity, is_payment_responsible: isPayer } },
        'GET /api/v2/entity-accounts': { json: accounts },
        // Responds like the server: requested fields and the key.
        'GET /api/v2/scenarios': ({ query }) => ({
          json: query.get('destiny') === '76' ? { results: [{ uuid, name: 'Portugal → Brasil' }], count: 1 } : none,
        }),
        [invoices]: ({ query }) => ({
          json: {
            ...answer,
            results: answer.results.map(only(['uuid', ...(query.get('fields') ?? '').split(',')])),
          },
        }),
      },
      may: (resource, action) => resource !== 'invoices' || may(action),
    },
  );
  return requests.filter(({ method, path }) => `${method} ${path}` === invoices);
}

it('shows the first records that refer to a record, with links to all and to a new one', async () => {
  const requests = await renderEntity({ results: [{ ...invoice, status: 'billed' }], count: 12 });
  const section = within(await screen.findByRole('region', { name: 'Faturas' }));
  expect(section.getAllByRole('columnheader').map(({ textContent }) => textContent)).toHaveLength(5);
  for (const text of ['7', /^10 abr/, /1\.080,00/, 'Emitida']) expect(section.getByText(text)).toBeTruthy();
  const all = section.getByRole('link', { name: 'Ver lista completa (12)' }).getAttribute('href') ?? '';
  expect(JSON.parse(new URLSearchParams(all.split('?')[1]).get('filter') ?? '')).toEqual({ service_buyer: uuid });
  expect(section.getByRole('link', { name: 'Nova fatura' }).getAttribute('href')).toBe(
    `/invoices/create?service_buyer=${uuid}`,
  );
  const listed = requests.filter(({ query }) => query.get('fields')?.includes('number'));
  expect(listed.map(({ query }) => [query.get('service_buyer'), query.get('per_page')])).toEqual([[uuid, '5']]);
});

describe('without room for a table', () => {
  const lines = async () =>
    within(await screen.findByRole('region', { name: 'Faturas' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('has two lines a record on a phone, with the names of values for screen readers', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: true,
      media,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }));
    await renderEntity({ results: [{ ...invoice, status: 'billed', is_overdue: true }], count: 1 });
    expect(await lines()).toEqual(['7US$\u00a01.080,00Vencimento: 10 abrVencida']);
    expect(screen.queryByRole('table', { name: 'Faturas' })).toBeNull();
  });

  it('has them where a table is wider than the section', async () => {
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(700);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
    await renderEntity({ results: [invoice], count: 1 });
    expect(await lines()).toHaveLength(1);
  });
});

it('says that there are none yet', async () => {
  await renderEntity({ results: [], count: 0 });
  const section = within(await screen.findByRole('region', { name: 'Faturas' }));
  expect(section.queryByRole('table')).toBeNull();
  expect(section.queryByRole('link', { name: /Ver lista completa/ })).toBeNull();
});

it('requests nothing for users who may not list, and offers no new one to users who may not create', async () => {
  expect(await renderEntity({ results: [], count: 0 }, () => false)).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Faturas' })).toBeNull();
});

it('shows records with the same reference: the scenarios for its country', async () => {
  await renderEntity(none);
  const section = within(await screen.findByRole('region', { name: 'Cenários' }));
  expect(section.getByRole('link', { name: 'Portugal → Brasil' })).toBeTruthy();
});

describe('a section with a condition', () => {
  const section = () => screen.queryByRole('region', { name: 'Contas do cliente' });
  const accounts = { results: [{ uuid, name: 'Chase' }], count: 1 };

  it('offers a new record if the condition holds', async () => {
    await renderEntity(none, undefined, { isPayer: true });
    await screen.findByRole('region', { name: 'Contas do cliente' });
    const create = screen.getByRole('link', { name: 'Nova conta' });
    expect(create.getAttribute('href')).toBe(`/entity-accounts/create?entity=${uuid}`);
  });

  it('shows existing rows if it no longer holds, and offers no new one', async () => {
    await renderEntity(none, undefined, { accounts });
    expect(await screen.findByRole('link', { name: 'Chase' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Nova conta' })).toBeNull();
  });

  it('is absent without both', async () => {
    await renderEntity(none);
    await screen.findByRole('link', { name: 'Portugal → Brasil' });
    expect(section()).toBeNull();
  });
});

it('shows in another role only who has it, without a new one', async () => {
  await renderEntity({ results: [invoice], count: 1 });
  await screen.findByRole('region', { name: 'Faturas' });
  expect(screen.queryByRole('region', { name: 'Faturas que este cliente paga' })).toBeNull();
  cleanup();
  const requests = await renderEntity({ results: [invoice], count: 1 }, undefined, { isPayer: true });
  const paid = within(await screen.findByRole('region', { name: 'Faturas que este cliente paga' }));
  expect(paid.getByText('7')).toBeTruthy();
  expect(paid.getByRole('columnheader', { name: 'Cliente' })).toBeTruthy();
  expect(paid.queryByRole('link', { name: 'Nova fatura' })).toBeNull();
  expect(requests.map(({ query }) => query.get('payment_responsible'))).toContain(uuid);
});
