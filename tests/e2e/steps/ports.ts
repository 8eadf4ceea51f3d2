import type { Page } from 'playwright';
import { expect } from 'vitest';
import { visit } from '../../support/browser.ts';
import { expectAccessible } from '../../support/browserAxe.ts';
import { fromMenu, search, textField } from '../../support/browserForms.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Salvar' }).click();
const cell = (page: Page, name: string) => page.getByRole('cell', { name, exact: true });
const isInvalid = (page: Page, field: string) => () => textField(page, field).getAttribute('aria-invalid');

/**
 * Creates a port as an administrator after correcting its fields; the form rejects a second port with the same code.
 */
export async function expectPortsMade(page: Page): Promise<void> {
  await visit(page, '/admin');
  await page.getByRole('link', { name: 'Portos', exact: true }).click();
  await page.getByText('Nenhum porto encontrado').waitFor();
  for (const name of ['Santos', 'Guarujá']) {
    await visit(page, '/admin/ports/create');
    await textField(page, 'Código').fill('brssz');
    await textField(page, 'Nome').fill(name);
    await search(page, 'País', 'Brasil');
    await textField(page, 'Calado (m)').fill('99');
    await save(page);
    await expect.poll(isInvalid(page, 'Código')).toBe('true');
    await expect.poll(isInvalid(page, 'Calado (m)')).toBe('true');
    await expectAccessible(page);
    await textField(page, 'Código').fill('BRSSZ');
    await textField(page, 'Calado (m)').fill('15');
    await save(page);
    if (name === 'Santos') await cell(page, name).waitFor();
  }
  await page.getByText('Já está em uso').waitFor();
  await textField(page, 'Código').fill('BRGUA');
  await textField(page, 'Calado (m)').fill('8');
  await save(page);
  await cell(page, 'Guarujá').waitFor();
  await expectAccessible(page);
}

/** Filters the list of ports, changes one except its code, and deletes the other. */
export async function expectPortsKept(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Filtrar por Calado (m)' }).click();
  await textField(page, 'Calado (m): de').fill('10');
  await cell(page, 'Guarujá').waitFor({ state: 'detached' });
  await fromMenu(page, 'Opções: Santos', 'Editar');
  await page.getByText('Não pode ser alterado depois de criado').waitFor();
  await textField(page, 'Nome').fill('Porto de Santos');
  await save(page);
  await cell(page, 'Porto de Santos').waitFor();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await cell(page, 'Guarujá').waitFor();
  await fromMenu(page, 'Opções: Guarujá', 'Excluir');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await page.getByText('Item excluído').waitFor();
  await cell(page, 'Guarujá').waitFor({ state: 'detached' });
  await cell(page, 'Porto de Santos').waitFor();
}
