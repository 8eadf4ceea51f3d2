import type { Page } from 'playwright';
import { expect } from 'vitest';
import { visit } from '../../support/browser.ts';
import { expectAccessible } from '../../support/browserAxe.ts';
import { choose, fromMenu, textField } from '../../support/browserForms.ts';

const fleet = '/api/v2/vessels';
const voyages = '/api/v2/voyages';

/**
 * Creates a voyage from its vessel's page, through its tabs; the form rejects changes and duplicates of its immutable,
 * unique code.
 */
export async function expectVoyage(page: Page, headers: Record<string, string>): Promise<void> {
  const data = { name: 'Dorado', kind: 'ferry', flag: { id: 76 } };
  const { uuid } = await (await page.request.post(fleet, { headers, data })).json();
  await visit(page, `/company/vessels/${uuid}`);
  await page.getByRole('region', { name: 'Viagens' }).getByRole('link', { name: 'Cadastrar' }).click();
  await textField(page, 'Código').fill('D-1');
  await expect.poll(() => page.getByRole('combobox', { name: 'Navio', exact: true }).inputValue()).toBe('Dorado');
  await page.getByRole('tab', { name: 'Pessoas' }).click();
  await textField(page, 'Capitão').fill('Marina Reis');
  expect(await page.getByRole('heading', { name: 'A bordo' }).count()).toBe(0);
  await choose(page, 'Situação', 'Em curso');
  await page.getByRole('heading', { name: 'A bordo' }).waitFor();
  await expectAccessible(page);
  await textField(page, 'Passageiros').fill('20000');
  await page.getByRole('tab', { name: 'Rota' }).click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect.poll(() => page.getByRole('tab', { selected: true }).innerText()).toContain('Pessoas');
  await textField(page, 'Passageiros').fill('120');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByRole('cell', { name: 'Em curso', exact: true }).waitFor();
  await page.getByRole('cell', { name: '1', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Legenda das situações' }).waitFor();

  await fromMenu(page, 'Opções: D-1', 'Editar');
  await page.getByText('Não pode ser alterado depois de criado').waitFor();
  expect(await textField(page, 'Código').isDisabled()).toBe(true);
  const again = await page.request.post(voyages, { headers, data: { code: 'D-1', vessel: { uuid } } });
  expect([again.status(), (await again.json()).errors]).toEqual([409, { code: 'Já está em uso' }]);
  const [made] = (await (await page.request.get(`${voyages}?vessel=${uuid}`, { headers })).json()).results;
  const renamed = await page.request.put(`${voyages}/${made.uuid}`, { headers, data: { ...made, code: 'D-2' } });
  expect([renamed.status(), (await renamed.json()).errors]).toEqual([400, { code: 'Não pode mais ser alterado' }]);
  await visit(page, `/company/vessels/${uuid}`);
  await page.getByRole('region', { name: 'Viagens' }).getByRole('cell', { name: 'Em curso' }).waitFor();
  await expectAccessible(page);
}

/**
 * Archives a voyage and its vessel, which is in use; the archive filter finds both, and records that use them still
 * show them.
 */
export async function expectArchiving(page: Page): Promise<void> {
  await visit(page, '/company/voyages');
  await expectArchived(page, 'D-1');
  await visit(page, '/company/vessels?filter={"name":"dorado"}');
  await fromMenu(page, 'Opções: Dorado', 'Excluir');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await page.getByText('Você pode arquivá-lo').waitFor();
  await expectArchived(page, 'Dorado');
  await fromMenu(page, 'Opções: Dorado', 'Restaurar');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Voltar' }).click();
  await visit(page, '/company/voyages?filter={}');
  await page.getByRole('cell', { name: 'Dorado Arquivado', exact: true }).waitFor();
  await expectAccessible(page);
}

/** Archives a row of the list; the archive filter then finds it, and its page states that it is archived. */
async function expectArchived(page: Page, name: string): Promise<void> {
  await fromMenu(page, `Opções: ${name}`, 'Arquivar');
  const dialog = page.getByRole('alertdialog', { name: 'Arquivar' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Arquivar' }).click();
  const link = page.getByRole('link', { name, exact: true });
  await page.getByText('Registro arquivado').waitFor();
  await link.waitFor({ state: 'detached' });
  const filters = page.getByRole('button', { name: 'Mais filtros' });
  await page.getByRole('button', { name: 'Filtrar por Arquivados' }).or(filters).first().click();
  const archived = page.getByRole('switch', { name: 'Arquivados' });
  await archived.check();
  await link.waitFor();
  await page.keyboard.press('Escape');
  await archived.waitFor({ state: 'detached' });
  await expectAccessible(page);
  await link.click();
  await page.getByText('Arquivado', { exact: true }).waitFor();
  await expectAccessible(page);
}
