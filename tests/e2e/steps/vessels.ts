import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { expectAccessible } from '../../support/browserAxe.ts';
import { fromMenu, textField } from '../../support/browserForms.ts';

/** The API returns the scratch entity's one record for each matching filter, and rejects invalid values. */
export async function expectNarrowed(page: Page, headers: Record<string, string>): Promise<void> {
  const list = await page.request.get('/api/v2/vessels?kind=cargo&search=auro', { headers });
  expect(await list.json()).toMatchObject({ count: 1, results: [{ name: 'Aurora' }] });
  const other = await page.request.get('/api/v2/vessels?kind=ferry', { headers });
  expect(await other.json()).toMatchObject({ count: 0, results: [] });
  const ranged = '?kind=cargo,tanker&name=uror&built_gte=2019-02-28&value_gt=1079.99&value_lt=1080.01&sort=-flag';
  const narrow = await page.request.get(`/api/v2/vessels${ranged}`, { headers });
  expect(await narrow.json()).toMatchObject({ count: 1, results: [{ name: 'Aurora' }] });
  const unknown = await page.request.get('/api/v2/vessels?kind=submarine', { headers });
  expect(await unknown.json()).toMatchObject({ code: 'validation', errors: { kind: expect.any(String) } });
}

/** An exported file has the filtered rows, formatted as on screen. */
export async function expectExported(page: Page): Promise<void> {
  const [saved] = await Promise.all([page.waitForEvent('download'), fromMenu(page, 'Exportar', 'CSV (.csv)')]);
  expect(saved.suggestedFilename()).toBe('Navios.csv');
  const file = await readFile(await saved.path(), 'utf8');
  expect(file.split('\r\n')[1]).toBe('Boreal;Balsa;Noruega;987,25;29/02/2024;Sim;JPY;98765;;');
}

/**
 * An exported file imports without changes, in either format; after edits, the dialog rejects invalid rows and imports
 * valid ones.
 */
export async function expectImported(page: Page): Promise<void> {
  const [book] = await Promise.all([page.waitForEvent('download'), fromMenu(page, 'Exportar', 'Excel (.xlsx)')]);
  const [saved] = await Promise.all([page.waitForEvent('download'), fromMenu(page, 'Exportar', 'CSV (.csv)')]);
  const file = await readFile(await saved.path(), 'utf8');
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Importar' });
  const choose = (text: string) =>
    dialog
      .getByLabel('Arquivo a importar')
      .setInputFiles({ name: 'Navios.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose(file);
  await dialog.getByText('o arquivo não altera nada').waitFor();
  await dialog.getByText('8 de 10 importadas', { exact: true }).waitFor();
  await expectUnread(dialog, ['Foto', 'Documentos']);
  await dialog.getByLabel('Arquivo a importar').setInputFiles(await book.path());
  await dialog.getByText('o arquivo não altera nada').waitFor({ state: 'detached' });
  await dialog.getByText('o arquivo não altera nada').waitFor();
  await choose(`${file}Delfim;Submarino;Atlântida;muito;31/02/2026;Não;;;;\r\n`);
  await dialog.getByRole('row', { name: /Bandeira “Atlântida” não é/ }).waitFor();
  expect(await dialog.getByRole('row').count()).toBe(5);
  expect(await dialog.getByRole('button', { name: 'Importar', exact: true }).isDisabled()).toBe(true);
  await expectAccessible(page);
  await choose(`${file.replace('Boreal;Balsa', 'Boreal;Carga')}Delfim;Balsa;Portugal;10,5;28/02/2026;Não;;;;\r\n`);
  await dialog.getByRole('button', { name: 'Importar 2 linhas' }).click();
  await page.getByText('2 linhas importadas').waitFor();
  await page.getByRole('cell', { name: 'Delfim', exact: true }).waitFor();
  await page
    .getByRole('row', { name: /Boreal/ })
    .getByText('Carga')
    .waitFor();
  await expectAccessible(page);
}

/** The import ignores these columns of a file. */
async function expectUnread(dialog: Locator, headings: readonly string[]): Promise<void> {
  for (const heading of headings) {
    const choice = dialog.getByRole('combobox', { name: `Campo da coluna “${heading}”` });
    expect(await choice.textContent()).toBe('Não importar');
  }
}

/** The API rejects the scratch entity's commands with a reason, or with an error for an input field. */
export async function expectRefusals(page: Page, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'pt' };
  const { uuid } = (await (await page.request.get('/api/v2/vessels?name=aurora', { headers })).json()).results[0];
  const ask = (path: string, data?: object) => page.request.put(`/api/v2/vessels/${path}`, { headers, data });
  const again = await ask(`${uuid}/insure`);
  expect([again.status(), await again.json()]).toMatchObject([
    409,
    { code: 'already_insured', detail: 'Este navio já está segurado.' },
  ]);
  const below = await ask(`${uuid}/remeasure`, { tonnage: '-1' });
  expect([below.status(), await below.json()]).toMatchObject([400, { errors: { tonnage: expect.any(String) } }]);
  const measured = await ask(`${uuid}/remeasure`, { tonnage: '1300' });
  expect(await measured.json()).toMatchObject({ name: 'Aurora', tonnage: '1300', detail: 'Navio medido' });
}

/** Runs the scratch entity's command with a form, first without its required input. */
export async function expectMeasured(page: Page): Promise<void> {
  await fromMenu(page, 'Opções: Boreal', 'Medir de novo');
  const form = page.getByRole('dialog', { name: 'Medir de novo' });
  await expect.poll(() => textField(form, 'Tonelagem').inputValue()).toBe('987,25');
  await textField(form, 'Tonelagem').fill('');
  await form.getByRole('button', { name: 'Medir de novo' }).click();
  await form.getByText('Campo obrigatório').waitFor();
  await textField(form, 'Tonelagem').fill('1000,5');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Medir de novo' }).click();
  await page.getByText('Navio medido').waitFor();
  await page.getByRole('cell', { name: '1.000,5', exact: true }).waitFor();
}

/** Runs the bulk command for the complete list, where only one record allows it. */
export async function expectInsured(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Opções: Boreal' }).click();
  const refused = page.getByRole('menuitem', { name: 'Contratar seguro', exact: true });
  await refused.getByText('Este navio já está segurado.').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('checkbox', { name: 'Selecionar todos' }).check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Contratar seguro' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Contratar seguro' });
  await dialog.getByText('1 registro será alterado').waitFor();
  await dialog.getByText('2 sem alteração: Este navio já está segurado.').waitFor();
  await dialog.getByText('Aurora, Boreal', { exact: true }).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Contratar seguro' }).click();
  const outcome = page.getByRole('dialog', { name: 'Contratar seguro' });
  await outcome.getByText('1 registro alterado').waitFor();
  await outcome.getByText('2 sem alteração: Este navio já está segurado.').waitFor();
  await expectAccessible(page);
  await outcome.getByRole('button', { name: 'Fechar' }).last().click();
  await page.getByRole('button', { name: 'Opções: Cisne' }).click();
  await refused.getByText('Este navio já está segurado.').waitFor();
}
