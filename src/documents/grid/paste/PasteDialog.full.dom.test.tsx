import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderInConsole, type Answer } from '../../../../tests/support/console.tsx';
import { gridAnswers } from '../../../../tests/support/gridAnswers.ts';
import { Grid } from '../Grid.tsx';
import { newLine } from '../lines/line.ts';
import { createLinesStore, LinesContext } from '../lines/linesStore.ts';
import { noLines } from '../lines/linesReducer.ts';

const pasted = [
  'Descrição\tQtd\tPreço\tCenário',
  'consultoria\t2\t1.500,50\tBR-US',
  'Aula\t1\t90\tBR-US',
  'Aula\tdois\t10\t',
  'Palestra\t1\t\t',
].join('\n');

async function paste(text: string, more: Readonly<Record<string, () => Answer>> = {}) {
  const store = createLinesStore({ ...noLines, lines: [newLine()] });
  const view = await renderInConsole(
    <LinesContext value={store}>
      <h2 id="items">Itens</h2>
      <Grid currency="BRL" labelledBy="items" />
    </LinesContext>,
    { answers: { ...gridAnswers(), ...more } },
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Escolha ou cadastre um serviço' }));
  await user.paste(text);
  return { ...view, store, user };
}

const insert = () => screen.findByRole('button', { name: 'Adicionar 2 linhas' });

it('shows the parsed rows, confirms additions to the catalog, and keeps the unparsable rows', async () => {
  const { store, user, requests } = await paste(pasted);
  await waitFor(async () => expect((await insert()).hasAttribute('disabled')).toBe(false));
  screen.getByText('Qtd.: não é um número');
  screen.getByRole('checkbox', { name: 'Cadastrar 1 item novo no catálogo' });
  await user.click(await insert());

  await screen.findByText(/As linhas prontas foram adicionadas/);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Linhas da planilha' }).value).toBe(
    'Descrição\tQtd\tPreço\tCenário\nAula\tdois\t10\t\nPalestra\t1\t\t',
  );
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ description: 'Aula' }]);
  expect(
    store.get().lines.map(({ item, quantity, price, scenario }) => [item?.uuid, quantity, price, scenario?.uuid]),
  ).toEqual([
    ['i1', '2', '1500.50', 's1'],
    ['i3', '1', '90', 's1'],
  ]);
});

it('says how the rows are read, and which columns are left out', async () => {
  const { user } = await paste('Preço\tCor\tServiço\n5\tazul\tConsultoria');
  await screen.findByText(/^Lido pelos títulos das colunas: Preço unitário, Descrição\. Ficam de fora: Cor\.$/);
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Linhas da planilha' });
  await user.clear(box);
  await user.paste('Consultoria\t1\t5');
  await screen.findByText('Lido pela ordem das colunas: Descrição, Qtd., Preço unitário.');
});

it('adds nothing to the catalog if that is not confirmed', async () => {
  const { store, user, requests } = await paste('Consultoria\t1\t5\nNovo\t1\t5');
  await user.click(await screen.findByRole('checkbox', { name: /Cadastrar 1 item/ }));
  await user.click(await screen.findByRole('button', { name: 'Adicionar 1 linha' }));
  await waitFor(() => expect(store.get().lines.map(({ item }) => item?.uuid)).toEqual(['i1']));
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
});

it('leaves a single value to the cell it is pasted into', async () => {
  const { user } = await paste('consultoria');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(await screen.findByRole('option', { name: 'Consultoria' }));
});

it('reports a row that is too long for the catalog, and still searches for the others', async () => {
  const { requests } = await paste(`${'longa '.repeat(60)}\t1\t5\n${'x'.repeat(250)}\t1\t5\nConsultoria\t1\t5`);
  await screen.findByText('Descrição: texto longo demais');
  await screen.findByRole('button', { name: 'Adicionar 2 linhas' });
  const searches = requests.map(({ query }) => query.get('search') ?? '');
  expect(Math.max(...searches.map(({ length }) => length))).toBe(200);
});

it.each([
  ['more text than the grid takes', '"'.repeat(1_900_000)],
  ['more lines than a browser shows', '\n'.repeat(100_000) + 'a\t1\t1'],
  ['more rows than a document has lines', 'a\t1\t1\n'.repeat(1_001)],
])('refuses %s immediately', async (_, text) => {
  const { user, requests } = await paste(text);
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Linhas da planilha' });
  await screen.findByText(/Limite de linhas por documento: 1\.?000/);
  expect(screen.queryByRole('region')).toBeNull();
  expect(requests.filter(({ query }) => query.has('search'))).toEqual([]);
  expect(box.value.length).toBeLessThan(10_000);
  await user.clear(box);
  await user.type(box, 'Consultoria;1;5');
  await screen.findByRole('button', { name: 'Adicionar 1 linha' });
});

it('offers a retry if the catalog cannot be read', async () => {
  let fails = true;
  const { user } = await paste('Consultoria\t1\t5', {
    'GET /api/v2/invoice/items': () =>
      fails ? { status: 500, json: { detail: 'Sem catálogo' } } : { json: { results: [], count: 0 } },
  });
  await screen.findByText('Sem catálogo');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await screen.findByRole('checkbox', { name: 'Cadastrar 1 item novo no catálogo' });
});
