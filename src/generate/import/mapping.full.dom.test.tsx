import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { SentRequest } from '../../../tests/support/console.tsx';
import { csv, found, nothing, openDialog, showList, some } from './importing.testing.tsx';

const columns = [
  { heading: 'Cliente', samples: ['Ana', 'Bia', 'Cá'] },
  { heading: '', samples: ['', '501 442 600'] },
  { heading: 'País', path: 'location.country', samples: ['Brasil'] },
];
const unnamed = () => ({ json: { ...found, columns } });

const partOf = (request: SentRequest | undefined, name: string) => (request?.body as FormData | undefined)?.get(name);
const box = (dialog: HTMLElement, column: string) =>
  within(dialog).getByRole('combobox', { name: `Campo da coluna “${column}”` });

async function pick(dialog: HTMLElement, column: string, field: string) {
  await userEvent.click(box(dialog, column));
  await userEvent.click(screen.getByRole('option', { name: field }));
}

describe('the columns of a file', () => {
  it('with unknown headings are mapped by the user, and sent with the mapping', async () => {
    const { sent } = await showList({ source: unnamed });
    const { dialog, choose, confirm } = await openDialog();
    await choose();
    await within(dialog).findByText('1 de 3');
    expect(dialog.textContent).toContain('Ana · Bia · Cá');
    expect(dialog.textContent).toContain('Escolha a coluna de: Identificação fiscal ou Nome');
    expect([sent(true).length, confirm().disabled]).toEqual([0, true]);
    await pick(dialog, 'Cliente', 'Nome');
    await waitFor(() => expect(confirm().disabled).toBe(false));
    expect(dialog.textContent).toContain('o arquivo também precisa de: Endereço');
    await pick(dialog, 'Coluna B', 'Identificação fiscal');
    await waitFor(() => expect(sent(true)).toHaveLength(2));
    await waitFor(() => expect(confirm().disabled).toBe(false));
    await userEvent.click(confirm());
    await waitFor(() => expect(sent(false)).toHaveLength(1));
    for (const request of [sent(true)[1], sent(false)[0]]) {
      expect(partOf(request, 'columns')).toBe('["name","nif","location.country"]');
    }
  });

  it('can be mapped by keyboard', async () => {
    await showList({ source: unnamed });
    const { dialog, choose } = await openDialog();
    await choose();
    await within(dialog).findByText('1 de 3');
    box(dialog, 'Cliente').focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(box(dialog, 'Cliente').textContent).toBe('Nome'));
    await userEvent.tab();
    expect(document.activeElement).toBe(box(dialog, 'Coluna B'));
  });

  it('have each property once', async () => {
    const { sent } = await showList({ source: unnamed });
    const { dialog, choose, confirm } = await openDialog();
    await choose();
    await within(dialog).findByText('1 de 3');
    await pick(dialog, 'Cliente', 'Nome');
    await pick(dialog, 'Coluna B', 'Nome');
    expect(within(dialog).getAllByText('A coluna “Nome” aparece mais de uma vez')).toHaveLength(2);
    expect([sent(true).length, confirm().disabled]).toEqual([1, true]);
    await pick(dialog, 'Cliente', 'Não importar');
    await waitFor(() => expect(confirm().disabled).toBe(false));
    expect(partOf(sent(true)[1], 'columns')).toBe('["","name","location.country"]');
  });

  it('are collapsed if all headings are known, and can be expanded', async () => {
    await showList();
    const { dialog, choose } = await openDialog();
    await choose();
    const button = await within(dialog).findByRole('button', { name: 'Mostrar colunas', expanded: false });
    expect(within(dialog).queryByRole('combobox')).toBeNull();
    await userEvent.click(button);
    expect(box(dialog, 'Nome').textContent).toBe('Nome');
  });

  it('reuse the last mapping for the same headings', async () => {
    await showList({ source: unnamed });
    const first = await openDialog();
    await first.choose();
    await within(first.dialog).findByText('1 de 3');
    await pick(first.dialog, 'Cliente', 'Nome');
    await waitFor(() => expect(first.confirm().disabled).toBe(false));
    await userEvent.click(first.confirm());
    await waitFor(() => expect(first.dialog.isConnected).toBe(false));
    const again = await openDialog();
    await again.choose();
    await within(again.dialog).findByText('2 de 3');
    within(again.dialog).getByRole('button', { name: 'Mostrar colunas' });
    await waitFor(() => expect(again.confirm().disabled).toBe(false));
  });
});

describe('a workbook', () => {
  it('with several sheets asks for one, and previews it', async () => {
    const sheets = ['Clientes', 'Notas'];
    const source = (request: SentRequest) => ({
      json: { ...found, sheets, sheet: partOf(request, 'sheet') ?? 'Clientes' },
    });
    const { sent } = await showList({ source });
    const { dialog, choose } = await openDialog();
    await choose(csv('PK', 'clientes.xlsx'));
    const sheet = await within(dialog).findByRole('combobox', { name: 'Aba' });
    expect(sheet.textContent).toBe('Clientes');
    await userEvent.click(sheet);
    await userEvent.click(screen.getByRole('option', { name: 'Notas' }));
    await waitFor(() => expect(partOf(sent(true).at(-1), 'sheet')).toBe('Notas'));
    expect((await within(dialog).findByRole('combobox', { name: 'Aba' })).textContent).toBe('Notas');
  });
});

it('blank cells keep existing values unless the user asks to clear them', async () => {
  const { sent } = await showList();
  const { dialog, choose } = await openDialog();
  await choose();
  const clear = await within(dialog).findByRole('checkbox', {
    name: 'Apagar o valor atual onde a célula estiver vazia',
  });
  await waitFor(() => expect(partOf(sent(true).at(-1), 'blanks')).toBe('keep'));
  await userEvent.click(clear);
  await waitFor(() => expect(partOf(sent(true).at(-1), 'blanks')).toBe('clear'));
});

it('the first rows are shown with what they change, before anything is written', async () => {
  const values = [
    { column: 'location.address', before: 'Rua 1', after: 'Rua 2' },
    { column: 'segment', before: 'Naval', after: '' },
  ];
  const rows = [
    {
      row: 2,
      change: 'created',
      name: 'Ana',
      values: [
        { column: 'name', before: '', after: 'Ana' },
        { column: 'nif', before: '', after: '1' },
      ],
    },
    { row: 7, change: 'changed', name: 'Bia', values },
  ];
  await showList({ answer: () => ({ json: { ...nothing, created: 60, changed: 1, rows } }) });
  const { dialog, choose } = await openDialog();
  await choose();
  const table = await within(dialog).findByRole('table');
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'LinhaRegistroValores',
    '2AnaNovoIdentificação fiscal: 1',
    '7BiaAlteradoEndereço: Antes: Rua 1 → Depois: Rua 2Segmento: Antes: Naval → Depois: vazio',
  ]);
  expect(dialog.textContent).toContain('Exibindo os primeiros 2 de 61 registros');
});

it('a file that changes nothing is not confirmed again', async () => {
  const { sent, requests } = await showList({ answer: () => some });
  const { choose, confirm } = await openDialog();
  await choose();
  await waitFor(() => expect(confirm().disabled).toBe(false));
  expect([sent(true).length, requests.filter(({ path }) => path.endsWith('/source')).length]).toEqual([1, 1]);
});
