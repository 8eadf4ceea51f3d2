import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { builtIn, path, started } from './editor.testing.tsx';

const add = async (block: RegExp) => {
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar bloco' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: block }));
};

it('starts from a template, whose name it proposes', async () => {
  const { rows } = await started();
  expect(rows()).toHaveLength(builtIn.blocks.length);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nome' }).value).toBe('Ultramar (cópia)');
});

it('adds a block with its settings open, and offers none that a template can have only once', async () => {
  const { rows } = await started();
  await add(/^Assinaturas/);
  expect(rows().at(-1)).toContain('Assinaturas');
  expect(document.activeElement?.textContent).toContain('Assinaturas');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Assinatura 1' }).value).toBe('{{company}}');
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar bloco' }));
  const lines = await screen.findByRole('menuitem', { name: /^Itens/ });
  expect(lines.getAttribute('aria-disabled')).toBe('true');
});

it('moves and removes a block by keyboard: focus stays with it, and the change is announced', async () => {
  const { rows } = await started();
  document.querySelectorAll<HTMLElement>('[data-part="name"]')[1]?.focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(rows().slice(0, 2)).toEqual(['Datas e números', 'Logotipo e título']);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Datas e números'));
  screen.getByText('Datas e números: posição 1 de 9');
  await userEvent.keyboard('{Alt>}{Delete}{/Alt}');
  expect(rows()[0]).toBe('Logotipo e título');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Logotipo e título'));
  await userEvent.keyboard('{Control>}zz{/Control}');
  expect(rows().slice(0, 2)).toEqual(['Logotipo e título', 'Datas e números']);
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(rows()[0]).toBe('Datas e números');
});

it('names an unknown placeholder, and leads to its block', async () => {
  await started();
  await add(/^Texto livre/);
  await userEvent.type(screen.getByRole('textbox', { name: 'Título' }), 'Nota {{{{nubmer}}');
  const list = await screen.findByRole('list', { name: 'Avisos do modelo' });
  expect(list.textContent).toContain('{{nubmer}}');
  await userEvent.click(screen.getByRole('tab', { name: 'Página' }));
  await userEvent.click(within(list).getByRole('button', { name: 'Bloco 10, Texto livre' }));
  await screen.findByRole('textbox', { name: 'Título' });
});

it('tells low contrast at the color, and sends nothing to draw until it is corrected', async () => {
  const { requests } = await started();
  await userEvent.click(screen.getByRole('tab', { name: 'Página' }));
  const color = screen.getByRole('textbox', { name: 'Texto secundário' });
  await userEvent.clear(color);
  await userEvent.type(color, '#cccccc');
  expect((await screen.findAllByText(/o contraste é 1,\d; o mínimo é 4,5/)).length).toBeGreaterThan(0);
  const drawn = requests.filter(({ path: at }) => at.endsWith('/preview')).map(({ body }) => JSON.stringify(body));
  expect(drawn.filter((body) => body.includes('#cccccc'))).toEqual([]);
});

it('tells blocks of one type apart by their parties', async () => {
  const { rows } = await started();
  expect(rows().filter((name) => name?.startsWith('Partes'))).toEqual([
    'PartesExportador, Importador, Responsável pelo pagamento',
  ]);
});

it('shows what the server refuses at its block', async () => {
  const errors = { 'content.blocks.1.fields': 'Escolha ao menos um' };
  const { requests } = await started({
    [`POST ${path}`]: { status: 400, json: { code: 'validation', detail: 'Confira os campos', errors } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByRole('button', { name: 'Bloco 2, Datas e números' });
  expect(screen.getAllByText(/Escolha ao menos um/).length).toBeGreaterThan(0);
  expect(requests.find(({ method, path: at }) => method === 'POST' && at === path)?.body).toMatchObject({
    name: 'Ultramar (cópia)',
    content: builtIn,
  });
});

it('imports a file, or names what is wrong with it and changes nothing', async () => {
  const { rows } = await started();
  const file = (content: unknown, name = 'Carta.json') =>
    new File([typeof content === 'string' ? content : JSON.stringify(content)], name, { type: 'application/json' });
  const input = screen.getByLabelText<HTMLInputElement>('Importar arquivo', { selector: 'input' });
  for (const foreign of [file('{'), file({ name: 'package', main: 'index.js' })]) {
    // oxlint-disable-next-line no-await-in-loop -- one dialog after the other
    await userEvent.upload(input, foreign);
    // oxlint-disable-next-line no-await-in-loop
    await screen.findByText('O arquivo não é um modelo exportado pela Ultramar');
    // oxlint-disable-next-line no-await-in-loop
    await userEvent.keyboard('{Escape}');
    // oxlint-disable-next-line no-await-in-loop
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  await userEvent.upload(input, file({ ...builtIn, blocks: [{ type: 'html' }] }));
  await screen.findByText('blocks.0.type');
  await userEvent.keyboard('{Escape}');
  expect(rows()).toHaveLength(builtIn.blocks.length);
  await userEvent.upload(input, file({ ...builtIn, blocks: [{ type: 'divider', weight: 'thin' }] }));
  await waitFor(() => expect(rows()).toEqual(['Linha divisória']));
});
