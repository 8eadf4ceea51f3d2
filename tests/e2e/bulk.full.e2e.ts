import { describe, expect, it } from 'vitest';
import { enterAs, shot, useBrowser, visit } from '../support/browser.ts';
import { expectAccessible } from '../support/browserAxe.ts';

const { open } = useBrowser();
const unfit = 'A situação atual não permite esta ação.';

describe('a command for selected invoices', () => {
  it('cancels the draft and the billed one, and explains in advance why the paid one stays', async () => {
    const page = await open();
    await enterAs(page, 'gil@globex.test');
    await visit(page, '/company/invoices');
    for (const status of ['Rascunho', 'Emitida', 'Paga']) {
      const row = page.getByRole('row').filter({ has: page.getByText(status, { exact: true }) });
      // oxlint-disable-next-line no-await-in-loop -- a person chooses one after the other
      await row.first().getByRole('checkbox').check();
    }
    const cancelled = page.getByRole('row').filter({ has: page.getByText('Cancelada', { exact: true }) });
    const before = await cancelled.count();
    const bar = page.getByRole('toolbar', { name: '3 itens selecionados' });
    await expectAccessible(page);
    await shot(page, 'bulk-bar');
    await bar.getByRole('button', { name: 'Cancelar fatura' }).click();
    const form = page.getByRole('dialog', { name: 'Cancelar fatura' });
    await form.getByRole('textbox', { name: 'Motivo' }).fill('Emitidas em dobro');
    await form.getByRole('button', { name: 'Continuar' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Cancelar fatura' });
    await dialog.getByText('2 registros serão alterados').waitFor();
    await dialog.getByText(`1 sem alteração: ${unfit}`).waitFor();
    await dialog.getByText('Esta ação não pode ser desfeita.').waitFor();
    await expectAccessible(page);
    await shot(page, 'bulk-dialog');
    await dialog.getByRole('button', { name: 'Cancelar fatura' }).click();
    const result = page.getByRole('dialog', { name: 'Cancelar fatura' });
    await result.getByText('2 registros alterados').waitFor();
    await result.getByText(`1 sem alteração: ${unfit}`).waitFor();
    await expectAccessible(page);
    await result.getByRole('button', { name: 'Fechar' }).last().click();
    await bar.waitFor({ state: 'detached' });
    await expect.poll(() => cancelled.count()).toBe(before + 2);
    await shot(page, 'bulk-done');
  });
});
