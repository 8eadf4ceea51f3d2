import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { visit } from '../../support/browser.ts';
import { expectAccessible } from '../../support/browserAxe.ts';
import { choose, search, textField } from '../../support/browserForms.ts';
import { onePixel } from '../../support/pictures.ts';

/** Adds a vessel with files, an image and a secret, drops one file, and downloads the other unchanged from its page. */
export async function expectFilesKept(page: Page, pdf: Buffer): Promise<void> {
  await visit(page, '/company/vessels/create');
  const group = (name: string) => page.getByRole('group', { name, exact: true });
  await textField(page, 'Nome').fill('Cisne');
  await choose(page, 'Tipo', 'Carga');
  await search(page, 'Bandeira', 'Noruega');
  await group('Foto')
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await page.getByText('a.svg: Formato de arquivo não aceito').waitFor();
  await group('Foto')
    .locator('input[type=file]')
    .setInputFiles({ name: 'Cisne.png', mimeType: 'image/png', buffer: onePixel.png });
  await group('Foto').locator('img').waitFor();
  const long = `${'Certificado de classe '.repeat(4).trim()}.pdf`;
  await group('Documentos')
    .locator('input[type=file]')
    .setInputFiles([
      { name: 'Registro São João.pdf', mimeType: 'application/pdf', buffer: pdf },
      { name: long, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    ]);
  await page.getByRole('button', { name: `Remover ${long}` }).waitFor();
  await page.getByLabel('Chave do rádio').fill('hunter2 hunter2');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByRole('cell', { name: 'Cisne', exact: true }).waitFor();
  await page.getByRole('img', { name: 'Cisne.png' }).waitFor();
  await page.getByRole('cell', { name: '2 arquivos' }).waitFor();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Opções: Cisne' }).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await page.getByRole('button', { name: `Remover ${long}` }).click();
  await page.getByPlaceholder('Definido. Digite para substituir').waitFor();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByRole('cell', { name: 'Cisne', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Opções: Cisne' }).click();
  await page.getByRole('menuitem', { name: 'Ver' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar Registro São João.pdf' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Registro São João.pdf');
  expect((await readFile(await download.path())).equals(pdf)).toBe(true);
  const shown = await page.getByRole('main').innerText();
  expect(shown).toContain('Definido');
  expect(shown).not.toContain('hunter2');
  expect(await page.getByRole('button', { name: /^Baixar/ }).count()).toBe(1);
}
