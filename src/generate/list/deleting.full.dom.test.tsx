import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import entities from '../../../schemas/resources/clients/entities.ts';
import { renderInConsole, type Answer, type SentRequest } from '../../../tests/support/console.tsx';
import { ListPage } from './ListPage.tsx';

const [one, other] = ['e-1', 'e-2'] as const;
const rows = [one, other].map((uuid, at) => ({ uuid, name: `Entity ${at + 1}`, location: { address: 'Rua' } }));
const list = { json: { results: rows, count: 2 } };

/** The list of two entities, with the responses of its deletion. */
async function renderList(answers: Record<string, Answer | ((request: SentRequest) => Answer | Promise<Answer>)>) {
  const view = await renderInConsole(<ListPage resource={entities} />, {
    answers: { 'GET /api/v2/entities': list, 'GET /api/v2/countries': { json: { results: [], count: 0 } }, ...answers },
  });
  const deletions = () =>
    view.requests.filter(({ method, query }) => method === 'DELETE' && query.get('preview') !== 'true');
  return { user: userEvent.setup(), deletions };
}

describe('deleting', () => {
  it('asks for a confirmation, then shows the server’s message', async () => {
    const path = `/api/v2/entities/${one}`;
    const { user, deletions } = await renderList({ [`DELETE ${path}`]: { json: { detail: 'Cliente excluído.' } } });
    await user.click(await screen.findByRole('button', { name: 'Opções: Entity 1' }));
    await user.click(screen.getByRole('menuitem', { name: 'Excluir' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Excluir “Entity 1”?' });
    expect(deletions()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText('Cliente excluído.')).toBeTruthy();
    expect(deletions().map((call) => call.path)).toEqual([path]);
  });

  const inUse = (uuid: string | undefined) => ({ uuid, code: 'in_use', detail: 'Em uso' });

  /** Selects both rows and deletes them; `outcome` is preview and result. */
  async function deleteBoth(outcome: object) {
    const { user, deletions } = await renderList({ 'DELETE /api/v2/entities': { json: outcome } });
    await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todos' }));
    const bar = screen.getByRole('toolbar', { name: '2 itens selecionados' });
    await user.click(within(bar).getByRole('button', { name: 'Excluir' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Excluir os registros selecionados?' }));
    return { user, deletions, dialog, confirm: dialog.getByRole('button', { name: 'Excluir' }) };
  }

  it('several rows shows how many in advance, asks once, and confirms', async () => {
    const { user, deletions, dialog, confirm } = await deleteBoth({ deleted: [one, other], refused: [] });
    expect(await dialog.findByText('2 registros serão excluídos')).toBeTruthy();
    expect(deletions()).toEqual([]);
    await user.click(confirm);
    expect(await screen.findByText('2 registros excluídos')).toBeTruthy();
    expect(deletions().map(({ query }) => query.get('uuid'))).toEqual([`${one},${other}`]);
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  });

  it('several rows shows which stay and why, in preview and result', async () => {
    const { user, dialog, confirm } = await deleteBoth({ deleted: [one], refused: [inUse(other)] });
    expect(await dialog.findByText('1 sem alteração: Em uso')).toBeTruthy();
    expect(dialog.getByText('Entity 2')).toBeTruthy();
    await user.click(confirm);
    const result = within(await screen.findByRole('dialog', { name: 'Excluir os registros selecionados?' }));
    expect(result.getByText('1 registro excluído')).toBeTruthy();
    expect(result.getByText('1 sem alteração: Em uso')).toBeTruthy();
  });

  it('several rows is disabled if all are in use', async () => {
    const { dialog, confirm } = await deleteBoth({ deleted: [], refused: [inUse(one), inUse(other)] });
    expect(await dialog.findByText('Nenhum registro pode ser excluído')).toBeTruthy();
    expect(confirm).toHaveProperty('disabled', true);
  });

  it.each([
    ['one', `/${one}`, ['button', 'Opções: Entity 1'], 'menuitem'],
    ['several', '', ['checkbox', 'Selecionar todos'], 'button'],
  ] as const)('%s can be retried with its key after a failure without an answer', async (_, key, opener, role) => {
    const answer = Promise.withResolvers<Answer>();
    const done = { json: { detail: 'Foi', deleted: [one, other], refused: [] } };
    const answers = [answer.promise, Promise.resolve(done)];
    const { user, deletions } = await renderList({
      [`DELETE /api/v2/entities${key}`]: ({ query }) =>
        query.get('preview') === 'true' ? done : (answers.shift() ?? answer.promise),
    });
    await user.click(await screen.findByRole(opener[0], { name: opener[1] }));
    await user.click(await screen.findByRole(role, { name: 'Excluir' }));
    const dialog = await screen.findByRole('alertdialog', { name: /^Excluir/ });
    const button = within(dialog).getByRole('button', { name: 'Excluir' });
    const confirm = async () => {
      await waitFor(() => expect(button).toHaveProperty('disabled', false));
      await user.click(button);
    };
    await confirm();
    await user.keyboard('{Escape}');
    answer.resolve({ status: 503, json: { detail: '<b>Em manutenção</b>' } });
    await screen.findByText('<b>Em manutenção</b>');
    expect(dialog.isConnected).toBe(true);
    await confirm();
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    const keys = deletions().map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(keys[0]).toBeTruthy();
  });
});
