import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../tests/support/console.tsx';
import { objectUrls } from '../../../tests/support/objectUrls.ts';
import { csv, isPreview, nothing, openDialog, showList, some } from './importing.testing.tsx';

describe('the import of a file', () => {
  it('is offered to permitted users', async () => {
    const { unmount } = await showList({ may: (_, action) => action !== 'import' });
    await screen.findByRole('button', { name: 'Exportar' });
    expect(screen.queryByRole('button', { name: 'Importar' })).toBeNull();
    unmount();
    await showList();
    const { dialog, confirm } = await openDialog();
    expect(dialog.textContent).toContain('o mesmo valor em Identificação fiscal ou Nome ou, se não houver');
    expect(confirm().disabled).toBe(true);
  });

  it('shows a preview immediately, and imports once after confirmation', async () => {
    const answer = Promise.withResolvers<Answer>();
    const { sent, lists } = await showList({ answer: (request) => (isPreview(request) ? some : answer.promise) });
    const { dialog, choose, confirm } = await openDialog();
    await choose();
    await waitFor(() => expect(confirm().textContent).toBe('Importar 3 linhas'));
    expect([...dialog.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
      'Novas2',
      'Alteradas1',
      'Sem alteração40',
      'Erros0',
    ]);
    expect(sent(false)).toEqual([]);
    await userEvent.dblClick(confirm());
    expect(confirm().disabled).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Voltar' }).disabled).toBe(true);
    const before = lists();
    answer.resolve(some);
    await screen.findByText('3 linhas importadas');
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    await waitFor(() => expect(lists()).toBe(before + 1));
    const keys = sent(false).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual([expect.any(String)]);
  });

  it('leads to its page, where it can be undone', async () => {
    const entry = { uuid: '0192f0c1-0000-7000-8000-000000000001' };
    await showList({ answer: () => ({ json: { ...nothing, created: 1, import: entry } }) });
    const { choose, confirm } = await openDialog();
    await choose();
    await waitFor(() => expect(confirm().disabled).toBe(false));
    await userEvent.click(confirm());
    await screen.findByText('1 linha importada');
    const link = screen.getByRole('link', { name: 'Ver importação' });
    expect(link.getAttribute('href')).toContain(`imports/${entry.uuid}`);
  });

  it('can be undone in the message about it, by those who manage imports', async () => {
    const written = { json: { ...some.json, import: { uuid: 'i1' } } };
    const undone = { json: { uuid: 'i1', detail: 'Importação desfeita' } };
    const { requests } = await showList({ answer: () => written, answers: { 'PUT /api/v2/imports/i1/undo': undone } });
    const { choose, confirm } = await openDialog();
    await choose();
    await waitFor(() => expect(confirm().disabled).toBe(false));
    await userEvent.click(confirm());
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText('Importação desfeita')).toBeDefined();
    expect(requests.filter(({ path }) => path === '/api/v2/imports/i1/undo')).toHaveLength(1);
  });

  it('with problems shows each at its row and column, and imports nothing', async () => {
    const refused = [
      { row: 4, column: 'location.country', detail: 'Este registro não existe' },
      { row: 7, detail: 'Células demais' },
    ];
    await showList({
      answer: () => ({ json: { ...nothing, created: 9, refused, more: 3 } }),
    });
    const { dialog, choose, confirm } = await openDialog();
    await choose();
    const table = await within(dialog).findByRole('table');
    const rows = within(table).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Linha', 'Coluna', 'Erro'],
      ['4', 'País', 'Este registro não existe'],
      ['7', '', 'Células demais'],
    ]);
    for (const text of ['Erros', 'e mais 3 erros']) {
      expect(dialog.textContent).toContain(text);
    }
    expect(confirm().disabled).toBe(true);
  });

  it('without changes says so', async () => {
    await showList({ answer: () => ({ json: { ...nothing, unchanged: 3 } }) });
    const { dialog, choose, confirm } = await openDialog();
    await choose();
    await within(dialog).findByText('Nada a importar: o arquivo não altera nada.');
    expect(confirm().disabled).toBe(true);
  });

  it('with headings only says so', async () => {
    await showList({ answer: () => ({ json: nothing }) });
    const { dialog, choose, confirm } = await openDialog();
    await choose(csv('Nome'));
    await within(dialog).findByText('O arquivo não tem linhas abaixo dos nomes das colunas.');
    expect(confirm().disabled).toBe(true);
  });

  it('of another file starts again', async () => {
    const { sent } = await showList({
      answer: ({ body }) => ({ json: { ...nothing, created: ((body as FormData).get('file') as File).size } }),
    });
    const { dialog, choose, confirm } = await openDialog();
    await choose();
    await waitFor(() => expect(confirm().textContent).toBe('Importar 8 linhas'));
    await choose(csv('Nome\nAna\nBia', 'outros.csv'));
    await waitFor(() => expect(confirm().textContent).toBe('Importar 12 linhas'));
    expect(dialog.textContent).toContain('outros.csv');
    expect(sent(true)).toHaveLength(2);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remover outros.csv' }));
    expect(confirm().disabled).toBe(true);
    expect(dialog.querySelector('dl')).toBeNull();
  });

  it('offers an empty file with the headings', async () => {
    const saved = objectUrls();
    await showList();
    const { dialog } = await openDialog();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Baixar planilha vazia' }));
    const text = await saved[0]?.text();
    expect(text).toMatch(/^\uFEFF?Identificação fiscal;Nome;.*Endereço;Complemento;País;.*\r\n$/);
  });
});

describe('a failed import', () => {
  it('explains an unreadable file, immediately if it is too large', async () => {
    const errors = { file: 'Formato de arquivo não aceito. O conteúdo deve ser CSV (UTF-8)' };
    const { sent } = await showList({ answer: () => ({ status: 415, json: { detail: 'Formato', errors } }) });
    const { dialog, choose } = await openDialog();
    await choose();
    await within(dialog).findByText(errors.file);
    expect(within(dialog).queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
    await choose(csv('x'.repeat(32 * 1024 ** 2 + 1)));
    await within(dialog).findByText('O arquivo é grande demais. Tamanho máximo: 32 MB');
    expect(sent(true)).toHaveLength(1);
  });

  it('asks for the file again if it was deleted or changed after selection', async () => {
    const { sent } = await showList();
    const { dialog, choose } = await openDialog();
    const gone = Object.assign(csv(), {
      arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
    });
    await choose(gone);
    await within(dialog).findByText('Não foi possível ler o arquivo. Escolha-o de novo.');
    expect(sent(true)).toEqual([]);
  });

  it('shows the preview again if the server did not answer', async () => {
    let works = false;
    await showList({ answer: () => (works ? some : { status: 503, json: { detail: 'Em manutenção' } }) });
    const { dialog, choose, confirm } = await openDialog();
    await choose();
    await within(dialog).findByText('Em manutenção');
    works = true;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(confirm().disabled).toBe(false));
  });

  it('shows the reason, and the preview again after other changes', async () => {
    const refused = [{ row: 2, column: 'name', detail: 'Já está em uso' }];
    let previews = 0;
    await showList({
      answer: (request) => {
        if (!isPreview(request)) return { status: 400, json: { detail: 'Nada foi importado', code: 'import_refused' } };
        previews += 1;
        return previews === 1 ? some : { json: { ...nothing, refused } };
      },
    });
    const { dialog, choose, confirm } = await openDialog();
    await choose();
    await waitFor(() => expect(confirm().disabled).toBe(false));
    await userEvent.click(confirm());
    await screen.findByText('Nada foi importado');
    await within(dialog).findByText('Já está em uso');
    expect([dialog.isConnected, confirm().disabled]).toEqual([true, true]);
  });
});
