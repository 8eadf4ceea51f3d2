import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderInConsole } from '../../../tests/support/console.tsx';
import type { Language } from '../../../domain/languages.ts';
import { createLinesStore, LinesContext } from '../grid/lines/linesStore.ts';
import { noLines } from '../grid/lines/linesReducer.ts';
import { lineWith, scenarioWith, tributeWith } from '../grid/lines/samples.testing.ts';
import { MoneyFlow } from './MoneyFlow.tsx';

/** The worked example of design §6. */
const scenario = scenarioWith(
  tributeWith({ uuid: 'a', name: 'ISS', value: '5' }),
  tributeWith({ uuid: 'b', name: 'IVA', value: '23', tax_responsible: 'importer' }),
  tributeWith({ uuid: 'c', name: 'WHT', value: '15', is_origin: false }),
  tributeWith({ uuid: 'd', name: 'VAT', value: '10', is_origin: false, tax_responsible: 'importer' }),
  tributeWith({
    uuid: 'e',
    name: 'Fee',
    type: 'Fixed_Value',
    value: '12.50',
    is_origin: false,
    tax_responsible: 'importer',
  }),
);
const lines = [lineWith({ key: 'a', scenario }), lineWith({ key: 'b', price: '100', scenario })];

async function renderFlow(language: Language = 'pt', shown = lines.slice(0, 1)) {
  const store = createLinesStore({ ...noLines, lines: shown });
  await renderInConsole(
    <LinesContext value={store}>
      <h2 id="flow">Caminho</h2>
      <MoneyFlow currency="BRL" labelledBy="flow" />
    </LinesContext>,
    { language },
  );
  return { store, user: userEvent.setup() };
}

const figures = () =>
  screen
    .getAllByRole('listitem')
    .map((step) => within(step).getByRole('button').textContent?.replaceAll('\u00a0', ' '));

it('shows the steps from the importer’s payment to the exporter’s net', async () => {
  await renderFlow();
  expect(figures()).toEqual([
    'R$ 1.342,50',
    'R$ 112,50',
    'R$ 150,00',
    'R$ 1.080,00',
    'R$ 230,00',
    'R$ 50,00',
    'R$ 800,00',
  ]);
});

it.each([
  ['pt', /Total a pagar: R\$\s1\.080,00/],
  ['en', /Amount due: BRL\s1,080\.00/],
  ['es', /Total a pagar: 1\.080,00\sBRL/],
] as const)('explains in %s how a figure is computed', async (language, name) => {
  const { user } = await renderFlow(language);
  await user.click(screen.getByRole('button', { name }));
  const rows = within(screen.getByRole('dialog'))
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows).toHaveLength(4);
  expect(rows[1]).toMatch(/^\+.*230[.,]00$/);
  expect(rows[2]).toMatch(/^−.*150[.,]00$/);
  expect(rows[3]).toMatch(/^=.*1[.,]080[.,]00$/);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows the figure of each tribute', async () => {
  const { user } = await renderFlow();
  await user.click(screen.getByRole('button', { name: /no destino, a cargo do importador/ }));
  const rows = within(screen.getByRole('dialog'))
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows).toEqual([
    'VAT10% de 1.000,00100,00',
    '+Feevalor fixo12,50',
    '=Tributos no destino, a cargo do importador112,50',
  ]);
});

it('follows the line being edited, as it is typed', async () => {
  const { store, user } = await renderFlow('pt', lines);
  expect(figures()[3]).toBe('R$ 1.188,00');
  expect(screen.getByRole('button', { name: 'Linha ativa' }).hasAttribute('disabled')).toBe(true);
  act(() => store.dispatch({ type: 'enter', cell: { key: 'b', column: 'price' } }));
  await user.click(screen.getByRole('button', { name: 'Linha 2' }));
  expect(figures()[3]).toBe('R$ 108,00');
  act(() => store.dispatch({ type: 'change', key: 'b', parts: { price: '200' } }));
  expect(figures()[3]).toBe('R$ 216,00');
});
