import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { expectAccessible } from '../../support/browserAxe.ts';

/** Attaches a file to the record of a page, downloads it unchanged, and removes it. */
export async function keepBeside(page: Page, pdf: Buffer): Promise<void> {
  const policy = { name: 'Apólice nº 1.pdf', mimeType: 'application/pdf', buffer: pdf };
  await page.getByRole('region', { name: 'Anexos' }).locator('input[type=file]').setInputFiles([policy]);
  const attached = page.getByRole('button', { name: `Baixar ${policy.name}` });
  await attached.waitFor();
  const [kept] = await Promise.all([page.waitForEvent('download'), attached.click()]);
  expect((await readFile(await kept.path())).equals(pdf)).toBe(true);
  await expectAccessible(page);
  await page.getByRole('button', { name: `Remover ${policy.name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
  await page.getByText('Nenhum anexo ainda.').waitFor();
}
