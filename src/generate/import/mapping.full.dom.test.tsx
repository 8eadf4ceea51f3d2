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
    await within(dialog).findByText('1 de 3 importadas');
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
    await within(dialog).findByText('1 de 3 importadas');
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
    await within(dialog).findByText('1 de 3 importadas');
    await pick(dialog, 'Cliente', 'Identificação fiscal');
    await pick(dialog, 'Coluna B', 'Identificação fiscal');
    expect(within(dialog).getAllByText('A coluna “Identificação fiscal” aparece mais de uma vez')).toHaveLength(2);
    expect([sent(true).length, confirm().disabled]).toEqual([1, true]);
    await pick(dialog, 'Cliente', 'Não importar');
    await waitFor(() => expect(confirm().disabled).toBe(false));
    expect(partOf(sent(true).at(-1), 'columns')).toBe('["","nif","location.country"]');
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

  it('are those of the last import with these headings, or of a known program, with values for all rows', async () => {
    const known = { ...found, columns, remembered: true, defaults: { 'location.country': 'BR' } };
    const { sent } = await showList({
      source: () => ({ json: { ...known, columns: [{ ...columns[0], path: 'name' }] } }),
    });
    const { dialog, choose, confirm } = await openDialog();
    await choose();
    await within(dialog).findByText(/Como na última importação/);
    within(dialog).getByRole('button', { name: 'Mostrar colunas' });
    await waitFor(() => expect(confirm().disabled).toBe(false));
    const country = within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'País para todas as linhas' });
    expect(country.value).toBe('Brasil');
    await userEvent.clear(country);
    await userEvent.type(country, 'Holanda{Enter}');
    await waitFor(() => expect(partOf(sent(true).at(-1), 'defaults')).toBe('{"location.country":"Holanda"}'));
    await waitFor(() => expect(country.value).toBe('Países Baixos'));
    await userEvent.clear(country);
    await userEvent.type(country, 'Atlântida{Enter}');
    await within(dialog).findByText('“Atlântida” não é o nome de um país');
    expect(country.getAttribute('aria-invalid')).toBe('true');
  });

  it('may be parts of an address', async () => {
    const { sent } = await showList({ source: unnamed });
    const { dialog, choose } = await openDialog();
    await choose();
    await within(dialog).findByText('1 de 3 importadas');
    await pick(dialog, 'Cliente', 'Nome');
    await pick(dialog, 'Coluna B', 'Endereço: cidade');
    await waitFor(() =>
      expect(partOf(sent(true).at(-1), 'columns')).toBe('["name","location.city","location.country"]'),
    );
  });
});

describe('a file', () => {
  it('is read as detected, until the user changes it', async () => {
    const source = (request: SentRequest) => ({
      json: {
        ...found,
        encoding: partOf(request, 'encoding') ?? 'cp850',
        heading_row: 4,
        layout: 'Xero',
        first: [{ row: 4, cells: ['Nome'] }],
      },
    });
    const { sent } = await showList({
      source,
      answer: () => ({ json: { ...nothing, created: 1, date_order: 'dmy' } }),
    });
    const { dialog, choose } = await openDialog();
    await choose();
    await within(dialog).findByText('Lista do Xero · DOS 850 · Ponto e vírgula · Nomes das colunas na linha 4');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Alterar' }));
    await userEvent.click(await within(dialog).findByRole('combobox', { name: 'Datas' }));
    await userEvent.click(screen.getByRole('option', { name: 'Mês/dia/ano' }));
    await waitFor(() => expect(partOf(sent(true).at(-1), 'date_order')).toBe('mdy'));
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'Codificação' }));
    await userEvent.click(screen.getByRole('option', { name: 'DOS 860' }));
    await within(dialog).findByText(/DOS 860 ·/);
    await waitFor(() => expect(partOf(sent(true).at(-1), 'encoding')).toBe('cp860'));
  });

  it('shows the rules that change its values', async () => {
    const cleaned = [{ path: 'nif', rule: 'taxId', before: 'PT 509 442 013', after: '509442013', rows: 12 }];
    await showList({ answer: () => ({ json: { ...nothing, created: 12, cleaned } }) });
    const { dialog, choose } = await openDialog();
    await choose();
    const title = await within(dialog).findByText('Valores ajustados');
    expect(title.parentElement?.textContent).toContain(
      'Identificação fiscal: sem prefixo do país nem pontuação (12 linhas)',
    );
  });

  it('with errors is imported without those rows on request, which can be downloaded', async () => {
    const refused = [{ row: 4, detail: 'Células demais' }];
    const { sent, requests } = await showList({ answer: () => ({ json: { ...nothing, created: 9, refused } }) });
    const { dialog, choose, confirm } = await openDialog();
    await choose();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Baixar as linhas com erros' }));
    await waitFor(() => expect(requests.some(({ path }) => path.endsWith('/bad-rows'))).toBe(true));
    expect(confirm().disabled).toBe(true);
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Importar as linhas sem erros/ }));
    await userEvent.click(confirm());
    await waitFor(() => expect(partOf(sent(false)[0], 'only_good')).toBe('true'));
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
    'LinhaNomeValores',
    '2AnaNovoIdentificação fiscal: 1',
    '7BiaAlteradoEndereço: Antes: Rua 1 → Depois: Rua 2Segmento: Antes: Naval → Depois: vazio',
  ]);
  expect(dialog.textContent).toContain('Exibindo as primeiras 2 de 61 linhas');
});

it('a file that changes nothing is not confirmed again', async () => {
  const { sent, requests } = await showList({ answer: () => some });
  const { choose, confirm } = await openDialog();
  await choose();
  await waitFor(() => expect(confirm().disabled).toBe(false));
  expect([sent(true).length, requests.filter(({ path }) => path.endsWith('/source')).length]).toEqual([1, 1]);
});
