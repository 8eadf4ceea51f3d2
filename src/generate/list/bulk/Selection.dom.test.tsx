import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import items from '../../../../schemas/resources/invoicing/items.ts';
import { renderInConsole } from '../../../../tests/support/console.tsx';
import { ListPage } from '../ListPage.tsx';

const item = (number: number) => ({ uuid: `u-${number}`, description: `Item ${number}` });

/** Two pages of items, with the first one selected. */
async function chooseOne() {
  const view = await renderInConsole(<ListPage resource={items} />, {
    answers: {
      'GET /api/v2/invoice/items': ({ query }) => {
        const first = (Number(query.get('page')) - 1) * 10;
        const length = query.get('search') ? 1 : 10;
        return { json: { results: Array.from({ length }, (_, at) => item(first + at + 1)), count: 2 * length } };
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar Item 1' }));
  expect(chosen()).toBe('1 item selecionado');
  return { ...view, user };
}

const chosen = () => screen.queryByRole('toolbar')?.getAttribute('aria-label');

it('keeps the selection across pages and sorting', async () => {
  const { user } = await chooseOne();
  await user.click(screen.getByRole('button', { name: /página 2/i }));
  await screen.findByText('Item 11');
  expect(chosen()).toBe('1 item selecionado');
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar Item 11' }));
  await user.click(within(screen.getByRole('columnheader', { name: 'Descrição' })).getByRole('button'));
  await screen.findByText('Item 1');
  expect(chosen()).toBe('2 itens selecionados');
});

it('clears the selection when the filters change, permanently', async () => {
  const { user } = await chooseOne();
  const search = screen.getByRole('searchbox');
  await user.type(search, 'zinc{Enter}');
  await waitFor(() => expect(chosen()).toBeUndefined());
  await user.clear(search);
  await screen.findByText('Item 10');
  expect(chosen()).toBeUndefined();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Selecionar Item 1' }).checked).toBe(false);
});
