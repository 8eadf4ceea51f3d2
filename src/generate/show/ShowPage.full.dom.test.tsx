import { screen, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { Route, Routes } from 'react-router';
import { addDays } from '../../../domain/dates/date.ts';
import { today as todayIn } from '../../../domain/dates/today.ts';
import invoices from '../../../schemas/resources/invoicing/invoices.ts';
import scenarios from '../../../schemas/resources/taxes/scenarios.ts';
import { renderInConsole } from '../../../tests/support/console.tsx';
import { invoiceRecord } from '../../../tests/support/invoices.ts';
import { zone } from '../../i18n/zone.ts';
import { ShowPage } from './ShowPage.tsx';

const uuid = '0192f0c1-7a3e-7000-8000-000000000001';
const row = { tribute: { uuid, name: 'ISS' }, is_origin: true, tax_responsible: 'exporter' };
const scenario = {
  uuid,
  name: 'Brasil → Portugal',
  description: 'Serviços\nprestados',
  origin: { id: 76, identifier: 'BR', name: 'Brazil' },
  destiny: { id: 620, identifier: 'PT', name: 'Portugal' },
  tributes: [
    { ...row, type: 'Fixed', value: '2.9' },
    { ...row, type: 'Fixed_Value', value: '12.5' },
    { ...row, type: 'Variable', is_fixed: true },
  ],
  created_at: '2026-03-09T15:30:00.000Z',
};

/** As a page is drawn without sections of its own. */
const plain = { ...scenarios, page: undefined };

async function renderShow(answer: { status?: number; json: unknown }, mayEdit = true) {
  await renderInConsole(
    <ResourceContextProvider value="scenarios">
      <Routes>
        <Route path="/scenarios/:id" element={<ShowPage resource={plain} />} />
      </Routes>
    </ResourceContextProvider>,
    {
      at: `/scenarios/${uuid}`,
      answers: { [`GET /api/v2/scenarios/${uuid}`]: answer },
      may: (_resource, action) => action !== 'edit' || mayEdit,
    },
  );
}

it('shows the sections of the form and the read-only properties, each by its kind, without empty ones', async () => {
  await renderShow({ json: scenario });
  expect(await screen.findByRole('heading', { level: 1, name: 'Brasil → Portugal' })).toBeTruthy();
  const identity = within(screen.getByRole('region', { name: 'Cenário' }));
  expect(identity.getByText('Brasil')).toBeTruthy();
  expect(identity.queryByText('—')).toBeNull();
  expect(within(screen.getByRole('region', { name: 'Registro' })).getByText(/09\/03\/2026/)).toBeTruthy();
});

it('shows only the values of each row’s type, formatted, and no column that is empty in all rows', async () => {
  await renderShow({ json: scenario });
  const [, fixed, money, variable] = await screen.findAllByRole('row');
  expect(fixed?.textContent).toBe('ISSPaís de origemPercentual fixo2,9%Exportador');
  expect(money?.textContent).toBe('ISSPaís de origemValor fixo12,5Exportador');
  expect(variable?.textContent).toBe('ISSPaís de origemVariávelValorExportador');
});

it('shows the rows as cards in a narrow space', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: true,
    media,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  await renderShow({ json: scenario });
  const [fixed, variable] = within(await screen.findByRole('list', { name: 'Tributos' })).getAllByRole('listitem');
  expect(fixed?.textContent).toContain('Valor2,9');
  expect(variable?.textContent).not.toContain('Valor2,9');
  expect(screen.queryByRole('table')).toBeNull();
});

it('links to the form for users who may edit', async () => {
  await renderShow({ json: scenario });
  expect((await screen.findByRole('link', { name: 'Editar' })).getAttribute('href')).toBe(`/scenarios/${uuid}/edit`);
});

it('offers no form to readers', async () => {
  await renderShow({ json: scenario }, false);
  await screen.findByText('Serviços', { exact: false });
  expect(screen.queryByRole('link', { name: 'Editar' })).toBeNull();
});

it('explains why it has nothing to show', async () => {
  await renderShow({ status: 404, json: { detail: 'Este registro não existe.' } });
  expect(await screen.findByText('Este registro não existe.')).toBeTruthy();
});

/** The page of an invoice, whose form opens elsewhere. */
async function renderInvoice(change: object = {}, may: (action: string) => boolean = () => true) {
  const invoice = invoiceRecord({ uuid, can_revert: false, ...change });
  await renderInConsole(
    <ResourceContextProvider value="invoices">
      <Routes>
        <Route path="/invoices/:id" element={<ShowPage resource={invoices} />} />
      </Routes>
    </ResourceContextProvider>,
    {
      at: `/invoices/${uuid}`,
      answers: {
        [`GET /api/v2/invoice/invoices-single/${uuid}`]: { json: invoice },
        [`GET /api/v2/audit/invoice/${uuid}`]: { json: [] },
      },
      may: (_resource, action) => may(action),
    },
  );
}

describe('a page in two columns', () => {
  it.each([
    ['of an issued one', {}, ['Registrar recebimento', 'Enviar por e-mail']],
    ['of one that was mailed', { send_state: 'Viewed' }, ['Enviar de novo', 'Registrar recebimento']],
    ['of a draft', { status: 'draft', due_date: '2999-01-31' }, ['Editar', 'Emitir']],
    ['of a paid one', { status: 'paid' }, []],
  ])('has in its header the menu and at most two actions, the primary one last: %s', async (_, change, actions) => {
    await renderInvoice(change);
    const head = within(await screen.findByRole('banner'));
    const menu = await head.findByRole('button', { name: /^Opções: / });
    const named = [...(menu.parentElement?.querySelectorAll('.head-action') ?? [])];
    expect(named.map(({ textContent }) => textContent)).toEqual(actions);
    expect(head.getAllByRole('heading')).toHaveLength(1);
  });

  it('shows how the amount due is made, the amounts of both sides, and links to the related records', async () => {
    await renderInvoice({ importer_total_payable_exporter: '1080.00', importer_total_payable: '1342.50' });
    const truths = within(await screen.findByRole('region', { name: 'Importador e exportador' }));
    const amounts = truths.getAllByRole('definition').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
    expect(amounts).toEqual(['US$ 1.000,00', 'US$ 1.080,00', 'US$ 1.342,50', 'US$ 542,50']);
    const terms = within(screen.getByRole('region', { name: 'Partes e condições' }));
    const buyer = terms.getByRole('link', { name: 'Blue Harbor Inc' });
    expect(buyer.getAttribute('href')).toMatch(/^\/entities\/[^/]+$/);
  });

  const day = (days: number) => addDays(todayIn(new Date(), zone()), days);

  it.each([
    ['to come', { due_date: day(9) }, /^vence em .*, em 9 dias$/],
    ['to come tomorrow', { due_date: day(1) }, /^vence em .*, amanhã$/],
    ['long past', { due_date: day(-30) }, /^venceu em .*, 30 dias de atraso$/],
    ['past, of a draft, which is never overdue', { status: 'draft', due_date: day(-3) }, /^venceu em .*, há 3 dias$/],
  ])('shows the client, the amount and the due date at its top: %s', async (_, change, due) => {
    await renderInvoice(change);
    const head = within(await screen.findByRole('banner'));
    const client = await head.findByRole('link', { name: 'Blue Harbor Inc' });
    expect(client.getAttribute('href')).toMatch(/^\/entities\/[^/]+$/);
    head.getByText(/US\$\s1\.080,00/);
    head.getByText(due);
  });

  it('shows no due date of a paid one', async () => {
    await renderInvoice({ status: 'paid' });
    const head = within(await screen.findByRole('banner'));
    await head.findByText(/US\$\s1\.080,00/);
    expect(head.queryByText(/venc/)).toBeNull();
  });

  it('offers no actions and no history to readers', async () => {
    await renderInvoice({}, (action) => action === 'show' || action === 'list');
    await screen.findByRole('region', { name: 'Importador e exportador' });
    expect(document.querySelector('.head-action')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Histórico de alterações' })).toBeNull();
  });
});
