import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInConsole, type SentRequest } from '../../../tests/support/console.tsx';
import { QuickCreateProvider } from '../../generate/form/dialogs/QuickCreateProvider.tsx';
import { Grid } from './Grid.tsx';
import { gridAnswers } from '../../../tests/support/gridAnswers.ts';
import { newLine, type Line } from './lines/line.ts';
import { createLinesStore, LinesContext } from './lines/linesStore.ts';
import { noLines } from './lines/linesReducer.ts';
import { CorridorContext, unfitPlaces } from './corridor.ts';
import { lineWith, scenarioWith } from './lines/samples.testing.ts';

const drawn = vi.hoisted(() => new Map<string, number>());

// Counts renders of each line's text.
vi.mock('./LineText.tsx', async (original) => {
  const { LineText } = await original<typeof import('./LineText.tsx')>();
  return {
    LineText: (props: Parameters<typeof LineText>[0]) => {
      drawn.set(props.line.key, (drawn.get(props.line.key) ?? 0) + 1);
      return LineText(props);
    },
  };
});

type Answers = NonNullable<Parameters<typeof renderInConsole>[1]>['answers'];

async function renderGrid(lines: readonly Line[] = [newLine()], currency = 'BRL', answers: Answers = gridAnswers()) {
  const store = createLinesStore({ ...noLines, lines });
  const view = await renderInConsole(
    <QuickCreateProvider>
      <LinesContext value={store}>
        <h2 id="items">Itens</h2>
        <Grid currency={currency} labelledBy="items" />
      </LinesContext>
    </QuickCreateProvider>,
    { answers },
  );
  return { ...view, store, user: userEvent.setup() };
}

const focused = () => document.activeElement?.getAttribute('aria-label');
const option = (name: string | RegExp) => screen.findByRole('option', { name });

beforeEach(() => drawn.clear());

describe('a line entered by keyboard alone', () => {
  it('takes price and scenario from its item, and leaves what is entered', async () => {
    const items = [
      {
        uuid: 'i1',
        description: 'Hospedagem',
        prices: [{ currency: 'BRL', amount: '2650.00' }],
        scenery: { uuid: 's1' },
      },
      { uuid: 'i2', description: 'Suporte', prices: [{ currency: 'USD', amount: '10.00' }] },
    ];
    const { store, user } = await renderGrid([newLine()], 'BRL', gridAnswers(items));
    const line = () => store.get().lines[0];
    await user.tab();
    await user.keyboard('{Enter}hosp');
    await option('Hospedagem');
    await user.keyboard('{Enter}');
    expect(line()).toMatchObject({ item: { uuid: 'i1' }, price: '2650.00' });
    await waitFor(() => expect(line()?.scenario?.uuid).toBe('s1'));
    expect(focused()).toBe('Qtd., linha 1');
    await user.keyboard('{Tab}99{Shift>}{Tab}{Tab}{/Shift}{Control>}a{/Control}suporte');
    await option('Suporte');
    await user.keyboard('{Enter}');
    expect(line()).toMatchObject({ item: { uuid: 'i2' }, price: '99' });
  });

  it('moves from cell to cell, and from the last one to a new line', async () => {
    const { store, user } = await renderGrid();
    await user.tab();
    expect(focused()).toMatch(/^Editar linha 1/);
    await user.keyboard('{Enter}');
    expect(focused()).toBe('Descrição, linha 1');
    await user.keyboard('consul');
    await option('Consultoria');
    await user.keyboard('{Enter}');
    expect(focused()).toBe('Qtd., linha 1');
    await user.keyboard('{Control>}a{/Control}2{Enter}1.500,50{Tab}');
    expect(focused()).toBe('Cenário, linha 1');
    await user.keyboard('Bra');
    await option(/Brasil/);
    await user.keyboard('{Enter}');
    expect(focused()).toBe('Sales tax, linha 1');
    await user.keyboard('7,25{Enter}');
    expect(focused()).toBe('Descrição, linha 2');

    const [line, next] = store.get().lines;
    expect(line).toMatchObject({
      item: { uuid: 'i1', description: 'Consultoria' },
      quantity: '2',
      price: '1500.50',
      values: { t2: '7.25' },
    });
    expect(next?.scenario).toBe(line?.scenario);
    screen.getByText('3.001,00');
    screen.getByText('Linha 2 adicionada');
  });

  it('moves back with Shift and Tab, and leaves with Escape to the handle of its line', async () => {
    const { user } = await renderGrid([lineWith({ key: 'a' }), lineWith({ key: 'b', price: '7' })]);
    await user.click(screen.getByRole('button', { name: '7,00' }));
    expect(focused()).toBe('Preço unitário, linha 2');
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    expect(focused()).toBe('Descrição, linha 2');
    await user.tab({ shift: true });
    expect(focused()).toBe('Cenário, linha 1');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(focused()).toBe('Editar linha 1: Consultoria'));
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Editar linha 2: Consultoria');
  });

  it('moves with Alt and an arrow, and is deleted with Alt and Delete', async () => {
    const { store, user } = await renderGrid(['a', 'b', 'c'].map((key) => lineWith({ key })));
    act(() => store.dispatch({ type: 'enter', cell: { key: 'c', column: 'price' } }));
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(store.get().lines.map(({ key }) => key)).toEqual(['a', 'c', 'b']);
    screen.getByText('Linha movida para a posição 2');
    await user.keyboard('{Alt>}{Delete}{/Alt}');
    expect(store.get().lines.map(({ key }) => key)).toEqual(['a', 'b']);
    await waitFor(() => expect(focused()).toBe('Editar linha 2: Consultoria'));
  });

  it('is focused again if it is refused in the cell being edited', async () => {
    const { store, user } = await renderGrid([lineWith({ key: 'a' })]);
    await user.click(screen.getByRole('button', { name: '1.000,00' }));
    act(() => screen.getByRole('button', { name: 'Adicionar linha' }).focus());
    act(() => store.dispatch({ type: 'enter', cell: { key: 'a', column: 'price' } }));
    expect(focused()).toBe('Preço unitário, linha 1');
  });

  it('is not a focus trap: Tab leaves a blank last line', async () => {
    const { store, user } = await renderGrid([lineWith({ key: 'a', item: undefined, price: '', scenario: undefined })]);
    act(() => store.dispatch({ type: 'enter', cell: { key: 'a', column: 'scenario' } }));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Adicionar linha' }));
    expect(store.get().lines).toHaveLength(1);
  });
});

describe('the menu of a line', () => {
  const entry = (name: string) => screen.getByRole('menuitem', { name });
  const isOffered = (name: string) => entry(name).getAttribute('aria-disabled') !== 'true';

  it.each([
    [1, false, true],
    [2, true, true],
    [3, true, false],
  ])('of line %i offers moving up: %s, and down: %s', async (position, up, down) => {
    const { user } = await renderGrid(['a', 'b', 'c'].map((key) => lineWith({ key })));
    await user.click(screen.getByRole('button', { name: `Opções da linha ${position}` }));
    expect([isOffered('Mover para cima'), isOffered('Mover para baixo')]).toEqual([up, down]);
  });

  it('duplicates a line, and focuses the copy', async () => {
    const { store, user } = await renderGrid([lineWith({ key: 'a', price: '7' }), lineWith({ key: 'b' })]);
    await user.click(screen.getByRole('button', { name: 'Opções da linha 1' }));
    await user.click(entry('Duplicar linha'));
    expect(store.get().lines.map(({ price }) => price)).toEqual(['7', '7', '1000']);
    await waitFor(() => expect(focused()).toBe('Descrição, linha 2'));
  });
});

describe('the catalog', () => {
  it('adds a new service', async () => {
    const { store, user, requests } = await renderGrid();
    await user.click(screen.getByRole('button', { name: 'Escolha ou cadastre um serviço' }));
    await user.keyboard('Aula');
    await user.click(await option('Adicionar “Aula”'));
    await screen.findByText('Item salvo!');
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ description: 'Aula' });
    expect(store.get().lines[0]?.item).toEqual({ uuid: 'i3', description: 'Aula' });
  });

  it('adds a service without moving the focus back from another cell', async () => {
    const answers = gridAnswers();
    const { promise: isAdding, resolve: endAdding } = Promise.withResolvers<void>();
    const slow = {
      ...answers,
      'POST /api/v2/invoice/items': (request: SentRequest) => isAdding.then(() => add(request)),
    };
    const add = answers['POST /api/v2/invoice/items'];
    const { store, user } = await renderGrid([newLine()], 'BRL', slow);
    await user.click(screen.getByRole('button', { name: 'Escolha ou cadastre um serviço' }));
    await user.keyboard('Aula');
    await user.click(await option('Adicionar “Aula”'));
    await user.click(screen.getByRole('textbox', { name: 'Preço unitário, linha 1' }));
    endAdding();
    await waitFor(() => expect(store.get().lines[0]?.item).toEqual({ uuid: 'i3', description: 'Aula' }));
    await user.keyboard('250');
    expect(store.get().lines[0]).toMatchObject({ quantity: '1', price: '250' });
  });

  it('explains what to do if it is empty', async () => {
    const nothing = { json: { results: [], count: 0 } };
    const answers = { ...gridAnswers(), 'GET /api/v2/invoice/items': () => nothing, 'GET /api/v2/scenarios': nothing };
    const { user } = await renderGrid([newLine()], 'BRL', answers);
    await user.click(screen.getByRole('button', { name: 'Escolha ou cadastre um serviço' }));
    await user.keyboard('{ArrowDown}');
    await screen.findByText('Digite o nome do primeiro serviço para cadastrá-lo.');
    await user.click(screen.getByRole('combobox', { name: 'Cenário, linha 1' }));
    await screen.findByText(/Ainda não há cenários/);
  });

  it('reports a service that is already in the list', async () => {
    const { user } = await renderGrid([lineWith({ key: 'a' }), newLine()]);
    await user.click(screen.getByRole('button', { name: 'Escolha ou cadastre um serviço' }));
    await user.keyboard('consul');
    await user.click(await option('Consultoria'));
    await screen.findByText('Este item já está no documento, com os seus tributos.');
  });
});

describe('typing in one of a hundred lines', () => {
  it('renders no other line', async () => {
    const { store, user } = await renderGrid(Array.from({ length: 100 }, (_, at) => lineWith({ key: `l${at}` })));
    act(() => store.dispatch({ type: 'enter', cell: { key: 'l50', column: 'price' } }));
    drawn.clear();
    await user.keyboard('1234,56');
    expect(store.get().lines[50]?.price).toBe('1234.56');
    expect([...drawn.keys()]).toEqual([]);
  });
});

describe('a figure', () => {
  it('accepts no letters, no minus and no more than its decimals', async () => {
    const { store, user } = await renderGrid([lineWith({ key: 'a', price: '' })]);
    act(() => store.dispatch({ type: 'enter', cell: { key: 'a', column: 'price' } }));
    await user.keyboard('-1x2,3456789');
    expect(store.get().lines[0]?.price).toBe('12.345678');
    await user.keyboard('{Enter}');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Preço unitário, linha 1' }).value).toBe('12,345678');
  });

  it('shows the decimals of its currency, and may have more', async () => {
    const { store, user } = await renderGrid([lineWith({ key: 'a', price: '' })], 'JPY');
    act(() => store.dispatch({ type: 'enter', cell: { key: 'a', column: 'price' } }));
    await user.keyboard('12,3');
    expect(store.get().lines[0]?.price).toBe('12.3');
  });
});

describe('a scenario for other countries than the document', () => {
  const corridor = { origin: 'BR', destiny: 'PT', between: '76,620' };
  const toUs = { ...scenarioWith('Fixed'), origin: 'BR', destiny: 'US' };

  it('is reported at its line, and fitting ones are listed first', async () => {
    const store = createLinesStore({ ...noLines, lines: [lineWith({ scenario: toUs })] });
    const { requests } = await renderInConsole(
      <LinesContext value={store}>
        <CorridorContext value={corridor}>
          <Grid currency="BRL" labelledBy="items" />
        </CorridorContext>
      </LinesContext>,
      { answers: gridAnswers() },
    );
    expect(screen.getByText('Este cenário é para BR → US; o documento é BR → PT')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Brasil → Estados Unidos' }));
    const scenarios = () => requests.findLast(({ path }) => path === '/api/v2/scenarios');
    await waitFor(() => expect(scenarios()?.query.get('between')).toBe('76,620'));
  });

  it('is reported for lines that are not blank', () => {
    const lines = [lineWith({ scenario: toUs }), newLine(undefined, { scenario: toUs }), lineWith()];
    expect(unfitPlaces(lines, corridor)).toEqual([1]);
  });
});
