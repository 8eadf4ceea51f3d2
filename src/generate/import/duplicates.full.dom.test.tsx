import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { isPreview, nothing, openDialog, showList } from './importing.testing.tsx';

const record = { key: 'b5f3', name: 'Blue Harbor' };
const preview = {
  ...nothing,
  created: 3,
  duplicates: [
    { row: 2, name: 'Blue Harbour', column: 'nif', detail: 'Esta identificação fiscal pertence a Blue Harbor', record },
    { row: 4, name: 'Goldens', column: 'name', detail: 'A linha 3 tem nome parecido: Golden' },
  ],
  duplicate_rows: 2,
};

const open = async () => {
  const { sent } = await showList({
    answer: (request) => ({ json: isPreview(request) ? preview : { ...nothing, created: 1 } }),
  });
  const { dialog, choose, confirm } = await openDialog();
  await choose();
  await waitFor(() => expect(confirm().textContent).toBe('Importar 3 linhas'));
  const last = () => sent(false).at(-1)?.body as FormData | undefined;
  return { confirm, last, inside: within(dialog) };
};

it('names likely duplicates with a link, and leaves out the rows that the user deselects', async () => {
  const { inside, confirm, last } = await open();
  const link = inside.getByRole('link', { name: 'Blue Harbor' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([expect.stringContaining('b5f3'), '_blank']);
  await userEvent.click(inside.getByRole('checkbox', { name: 'Importar a linha 4' }));
  expect(confirm().textContent).toBe('Importar 2 linhas');
  await userEvent.click(confirm());
  await screen.findByText('1 linha importada');
  expect([last()?.get('leave_out'), last()?.get('leave_out_duplicates')]).toEqual(['[4]', null]);
});

it('leaves out all of them at once, also those that are not shown', async () => {
  const { inside, confirm, last } = await open();
  await userEvent.click(inside.getByRole('checkbox', { name: 'Deixar de fora todas estas linhas' }));
  expect(inside.getByRole<HTMLInputElement>('checkbox', { name: 'Importar a linha 2' }).checked).toBe(false);
  expect(confirm().textContent).toBe('Importar 1 linha');
  await userEvent.click(confirm());
  await screen.findByText('1 linha importada');
  expect(last()?.get('leave_out_duplicates')).toBe('true');
});
