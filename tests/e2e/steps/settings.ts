import type { Page } from 'playwright';
import { expect } from 'vitest';
import { visit } from '../../support/browser.ts';
import { expectAccessible } from '../../support/browserAxe.ts';
import { textField } from '../../support/browserForms.ts';

/** Opens a company's settings from its menu, edits them in place, and finds the changes after a reload. */
export async function expectSettings(page: Page): Promise<void> {
  await visit(page, '/company');
  await page.getByRole('link', { name: 'Regras de atracação', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Regras de atracação' }).waitFor();
  await expect.poll(() => textField(page, 'Aviso prévio (dias)').inputValue()).toBe('7');
  await textField(page, 'Aviso prévio (dias)').fill('100');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect.poll(() => textField(page, 'Aviso prévio (dias)').getAttribute('aria-invalid')).toBe('true');
  await expectAccessible(page);
  await textField(page, 'Aviso prévio (dias)').fill('10');
  await textField(page, 'Taxa de atracação').fill('1250,5');
  await textField(page, 'Instruções').fill('Avisar a torre');
  await page.getByRole('switch', { name: 'Atracação noturna' }).check();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByText('Item salvo').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/company/dock-settings');
  await textField(page, 'Instruções').fill('');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect.poll(() => textField(page, 'Instruções').inputValue()).toBe('');
  await page.reload();
  await expect.poll(() => textField(page, 'Aviso prévio (dias)').inputValue()).toBe('10');
  expect(await textField(page, 'Taxa de atracação').inputValue()).toMatch(/1\.250,50/);
  expect(await page.getByRole('switch', { name: 'Atracação noturna' }).isChecked()).toBe(true);
  await expectAccessible(page);
}

/** Saves the settings in another tab meanwhile; this one loads them below its own input, and saves. */
export async function expectReloaded(page: Page, other: Page): Promise<void> {
  await visit(other, '/company/dock-settings');
  await textField(other, 'Aviso prévio (dias)').fill('21');
  await textField(page, 'Instruções').fill('Canal 16');
  await other.getByRole('button', { name: 'Salvar' }).click();
  await other.getByText('Item salvo').first().waitFor();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByRole('button', { name: 'Carregar versão atual' }).click();
  await expect.poll(() => textField(page, 'Aviso prévio (dias)').inputValue()).toBe('21');
  expect(await textField(page, 'Instruções').inputValue()).toBe('Canal 16');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByText('Item salvo').first().waitFor();
}
