import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderInConsole, type Answer, type SentRequest } from '../../../tests/support/console.tsx';
import { gridAnswers } from '../../../tests/support/gridAnswers.ts';
import { settled } from '../../../tests/support/settled.ts';
import { QuickCreateProvider } from '../../generate/form/dialogs/QuickCreateProvider.tsx';
import { Grid } from './Grid.tsx';
import { newLine } from './lines/line.ts';
import { noLines } from './lines/linesReducer.ts';
import { createLinesStore, LinesContext } from './lines/linesStore.ts';

/** The maximum number of follow-up requests. */
const mostTurns = 40;

/** A grid whose catalog and scenarios respond on demand, focused in the first cell of an empty line. */
async function renderSlowGrid() {
  const answers = gridAnswers();
  const gate = Promise.withResolvers<void>();
  const late = (answer: Answer | ((request: SentRequest) => Answer)) => async (request: SentRequest) => {
    await gate.promise;
    return typeof answer === 'function' ? answer(request) : answer;
  };
  const store = createLinesStore({ ...noLines, lines: [newLine()] });
  const { requests } = await renderInConsole(
    <QuickCreateProvider>
      <LinesContext value={store}>
        <h2 id="items">Itens</h2>
        <Grid currency="BRL" labelledBy="items" />
      </LinesContext>
    </QuickCreateProvider>,
    {
      answers: {
        ...answers,
        'GET /api/v2/invoice/items': late(answers['GET /api/v2/invoice/items']),
        'GET /api/v2/scenarios': late(answers['GET /api/v2/scenarios']),
      },
    },
  );
  /** Releases responses within `act`, because keys are replayed, and waits for the expectation. */
  const releaseUntil = async (check: () => void) => {
    gate.resolve();
    for (let turn = 0; turn < mostTurns; turn += 1) {
      await act(settled);
      try {
        return check();
      } catch {
        continue;
      }
    }
    check();
  };
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Escolha ou cadastre um serviço' }));
  return { user, store, requests, releaseUntil, line: (at = 0) => store.get().lines[at] };
}

const focused = () => document.activeElement?.getAttribute('aria-label');
const valueOf = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name }).value;

describe('keys typed before the answer', () => {
  it('are applied to their cells in order, across lines', async () => {
    const { user, store, releaseUntil } = await renderSlowGrid();
    await user.keyboard('Consul{Tab}2{Tab}100,5{Tab}Bra{Enter}7,25{Enter}Sup{Tab}3{Tab}9{Tab}');
    expect([focused(), valueOf('Descrição, linha 1')]).toEqual(['Descrição, linha 1', 'Consul']);
    await releaseUntil(() => expect(focused()).toBe('Cenário, linha 2'));
    expect(store.get().lines).toMatchObject([
      { item: { uuid: 'i1' }, quantity: '2', price: '100.5', scenario: { uuid: 's1' }, values: { t2: '7.25' } },
      { item: { uuid: 'i2' }, quantity: '3', price: '9', scenario: { uuid: 's1' } },
    ]);
  });

  it('are undone one by one', async () => {
    const { user, line, releaseUntil } = await renderSlowGrid();
    await user.keyboard('Consul{Tab}29{Backspace}');
    await releaseUntil(() => expect(line()?.item?.uuid).toBe('i1'));
    expect([focused(), line()?.quantity]).toEqual(['Qtd., linha 1', '2']);
  });

  it('are dropped on Escape, and by further typing', async () => {
    const { user, line, releaseUntil } = await renderSlowGrid();
    await user.keyboard('Consul{Tab}29{Escape}Sup{Tab}');
    await releaseUntil(() => expect(line()?.item?.uuid).toBe('i2'));
    expect([focused(), line()?.quantity]).toEqual(['Qtd., linha 1', '1']);
  });

  it('leave an unmatched text in its cell, and continue after Tab', async () => {
    const { user, line, releaseUntil } = await renderSlowGrid();
    await user.keyboard('Aula{Tab}5');
    await releaseUntil(() => expect(focused()).toBe('Qtd., linha 1'));
    expect(line()).toMatchObject({ typed: { item: 'Aula' }, quantity: '5' });
  });

  it('never add a name: after Enter the option is offered, and keys wait while it is added', async () => {
    const { user, line, requests, releaseUntil } = await renderSlowGrid();
    await user.keyboard('Aula{Enter}250');
    await releaseUntil(() => expect(screen.getByRole('option', { name: 'Adicionar “Aula”' })).toBeTruthy());
    await user.keyboard('{Enter}4{Tab}250');
    expect(valueOf('Descrição, linha 1')).toBe('Aula');
    await releaseUntil(() => expect(line()?.item?.description).toBe('Aula'));
    expect(line()).toMatchObject({ quantity: '4', price: '250' });
    expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { description: 'Aula' },
    ]);
  });

  it('do not move the focus back after a click elsewhere', async () => {
    const { user, line, releaseUntil } = await renderSlowGrid();
    await user.keyboard('Consul{Tab}29');
    await user.click(screen.getByRole('textbox', { name: 'Preço unitário, linha 1' }));
    await user.keyboard('70');
    await releaseUntil(() => expect(line()?.item?.uuid).toBe('i1'));
    await user.keyboard('5');
    expect([focused(), line()?.quantity, line()?.price]).toEqual(['Preço unitário, linha 1', '1', '705']);
  });
});

describe('a list opened by an arrow key', () => {
  const highlighted = () => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    return id ? document.getElementById(id)?.textContent : undefined;
  };

  it('highlights its first option, which Enter selects', async () => {
    const { user, line, releaseUntil } = await renderSlowGrid();
    await user.click(screen.getByRole('combobox', { name: 'Cenário, linha 1' }));
    await releaseUntil(() => expect(focused()).toBe('Cenário, linha 1'));
    await user.keyboard('{Escape}{ArrowDown}');
    await releaseUntil(() => expect(highlighted()).toContain('Brasil → Estados Unidos'));
    await user.keyboard('{Enter}');
    expect(line()?.scenario?.uuid).toBe('s1');
    expect(focused()).toBe('Sales tax, linha 1');
  });

  it('highlights the selected option', async () => {
    const { user, line, releaseUntil } = await renderSlowGrid();
    await user.keyboard('Sup{Tab}');
    await releaseUntil(() => expect(line()?.item?.uuid).toBe('i2'));
    await user.keyboard('{Shift>}{Tab}{/Shift}{ArrowDown}');
    await releaseUntil(() => expect(highlighted()).toBe('Suporte'));
    await user.keyboard('{ArrowUp}{Enter}');
    expect(line()?.item?.uuid).toBe('i1');
  });

  it('is awaited by Enter', async () => {
    const { user, line, releaseUntil } = await renderSlowGrid();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}6');
    await releaseUntil(() => expect(line()?.item?.uuid).toBe('i2'));
    expect([focused(), line()?.quantity]).toEqual(['Qtd., linha 1', '6']);
  });
});
