import { screen, within } from '@testing-library/react';
import { ResourceContextProvider } from 'ra-core';
import { expect, it, vi } from 'vitest';
import { Route, Routes } from 'react-router';
import scenarios from '../../../schemas/resources/scenarios.ts';
import { renderInConsole } from '../../../tests/support/console.tsx';
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

async function renderShow(answer: { status?: number; json: unknown }, mayEdit = true) {
  await renderInConsole(
    <ResourceContextProvider value="scenarios">
      <Routes>
        <Route path="/scenarios/:id/show" element={<ShowPage resource={scenarios} />} />
      </Routes>
    </ResourceContextProvider>,
    {
      at: `/scenarios/${uuid}/show`,
      answers: { [`GET /api/v2/scenarios/${uuid}`]: answer },
      may: (_resource, action) => action !== 'edit' || mayEdit,
    },
  );
}

it('shows the sections of the form and what only the server knows, each value by its kind', async () => {
  await renderShow({ json: scenario });
  expect(await screen.findByRole('heading', { level: 1, name: 'Brasil → Portugal' })).toBeTruthy();
  const identity = within(screen.getByRole('region', { name: 'Cenário' }));
  expect(identity.getByText('Brasil')).toBeTruthy();
  expect(identity.getByText('—')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Registro' })).getByText(/09\/03\/2026/)).toBeTruthy();
});

it('shows of each row only what its type asks for, in words and figures', async () => {
  await renderShow({ json: scenario });
  const [, fixed, money, variable] = await screen.findAllByRole('row');
  expect(fixed?.textContent).toBe('ISSPaís de origemPercentual fixo2,9%Exportador—');
  expect(money?.textContent).toBe('ISSPaís de origemValor fixo12,5Exportador—');
  expect(variable?.textContent).toBe('ISSPaís de origemVariávelValor em dinheiroExportador—');
});

it('shows the rows as cards where a table has no room', async () => {
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

it('leads to the form whoever may edit, and nobody else', async () => {
  await renderShow({ json: scenario });
  expect((await screen.findByRole('link', { name: 'Editar' })).getAttribute('href')).toBe(`/scenarios/${uuid}`);
});

it('offers no form to whoever may only look', async () => {
  await renderShow({ json: scenario }, false);
  await screen.findByText('Serviços', { exact: false });
  expect(screen.queryByRole('link', { name: 'Editar' })).toBeNull();
});

it('says why it has nothing to show', async () => {
  await renderShow({ status: 404, json: { detail: 'Este registro não existe.' } });
  expect(await screen.findByText('Este registro não existe.')).toBeTruthy();
});
