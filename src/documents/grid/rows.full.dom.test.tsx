import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { gridAnswers } from '../../../tests/support/gridAnswers.ts';
import { renderInConsole } from '../../../tests/support/console.tsx';
import { Grid } from './Grid.tsx';
import { newText, type Line } from './lines/line.ts';
import { noLines } from './lines/linesReducer.ts';
import { createLinesStore, LinesContext } from './lines/linesStore.ts';
import { lineWith } from './lines/samples.testing.ts';

async function renderGrid(lines: readonly Line[]) {
  const store = createLinesStore({ ...noLines, lines });
  await renderInConsole(
    <LinesContext value={store}>
      <h2 id="items">Itens</h2>
      <Grid currency="BRL" labelledBy="items" />
    </LinesContext>,
    { answers: gridAnswers() },
  );
  return { store, user: userEvent.setup() };
}

const focused = () => document.activeElement?.getAttribute('aria-label');

it('a heading is added below a line by its key, and the subtotal follows the lines above it', async () => {
  const { store, user } = await renderGrid([lineWith({ key: 'a' }), lineWith({ key: 'b', price: '7' })]);
  act(() => store.dispatch({ type: 'enter', cell: { key: 'a', column: 'price' } }));
  await user.keyboard('{Alt>}[KeyH]{/Alt}');
  expect(focused()).toBe('Título, linha 2');
  await user.keyboard('Março{Enter}');
  expect(focused()).toBe('Descrição, linha 3');
  await user.keyboard('{Alt>}[KeyS]{/Alt}');
  expect(focused()).toBe('Subtotal, linha 4');
  expect(store.get().lines.map(({ row }) => row)).toEqual([undefined, 'heading', undefined, 'subtotal']);
  expect(screen.getAllByText('7,00')).toHaveLength(3);
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  screen.getByText('0,00');
});

it('the menu beside the button adds one at the end, and a text has several lines', async () => {
  const { store, user } = await renderGrid([lineWith({ key: 'a' })]);
  await user.click(screen.getByRole('button', { name: 'Adicionar título ou texto' }));
  await user.click(screen.getByRole('menuitem', { name: 'Texto' }));
  await waitFor(() => expect(focused()).toBe('Texto, linha 2'));
  await user.keyboard('Um{Enter}dois{Tab}');
  expect(store.get().lines.at(1)).toMatchObject({ row: 'text', description: 'Um\ndois' });
  expect(focused()).toBe('Descrição, linha 3');
});

it('the handle of a heading opens its words, and its menu has no details', async () => {
  const { user } = await renderGrid([newText('heading', 'Março'), lineWith({ key: 'a' })]);
  await user.click(screen.getByRole('button', { name: 'Editar linha 1: Março' }));
  expect(focused()).toBe('Título, linha 1');
  await user.click(screen.getByRole('button', { name: 'Opções da linha 1' }));
  expect(screen.queryByRole('menuitem', { name: 'Abrir detalhes' })).toBeNull();
  screen.getByRole('menuitem', { name: 'Adicionar subtotal abaixo' });
});
