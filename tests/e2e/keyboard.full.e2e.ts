import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { demoPassword, enterAs, signedIn, useBrowser, visit } from '../support/browser.ts';
import { textField } from '../support/browserForms.ts';
import { t as wordsOf } from '../support/words.ts';
import { expectFocus, tabTo, typeAndTake } from './steps/keyboard.ts';

const { open } = useBrowser();
const language = 'en';
const t = (key: string, args?: Record<string, string | number>) => wordsOf(language, key, args);

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await tabTo(page, textField(page, t('signin.email')));
  await page.keyboard.type('ana@acme.test');
  await tabTo(page, page.getByLabel(t('signin.password'), { exact: true }));
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await signedIn(page);
}

describe('by keyboard alone', () => {
  it('a user signs in and writes the lines of an invoice', async () => {
    const page = await open({ language });
    const cell = (column: string, position: number) =>
      page
        .locator('input')
        .and(page.getByLabel(t('documents.grid.cell', { field: t(`documents.grid.columns.${column}`), position })));
    const handle = (position: number, description: string) =>
      page.getByRole('button', { name: t('documents.grid.editLine', { position, description }) });
    const blank = t('documents.grid.blankLine');
    await signIn(page);
    await tabTo(page, page.getByRole('link', { name: t('resources.invoices.create'), exact: true }));
    await page.keyboard.press('Enter');

    await tabTo(page, handle(1, blank));
    await page.keyboard.press('Enter');
    await expectFocus(cell('item', 1));
    await typeAndTake(page, 'Consultoria em software', 'Consultoria em software');
    await expectFocus(cell('quantity', 1));
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await expectFocus(cell('price', 1));
    await page.keyboard.type('100');
    await page.keyboard.press('Tab');
    await expectFocus(cell('scenario', 1));
    await typeAndTake(page, 'BR-US', 'Brasil → Estados Unidos');
    await expectFocus(page.getByLabel(t('documents.grid.cell', { field: 'State sales tax', position: 1 })));
    await page.keyboard.type('10');
    await page.keyboard.press('Enter');
    await expectFocus(cell('item', 2));
    // 200.00 plus 0.65 % minus 15 % withheld.
    await page
      .getByRole('region', { name: t('documents.saving.label') })
      .getByText('BRL\u00a0171.30')
      .waitFor();

    await page.keyboard.press('Escape');
    await expectFocus(handle(2, blank));
    await page.keyboard.press('Delete');
    await expectFocus(handle(1, 'Consultoria em software'));
  });

  it('the first tab stop skips the bars', async () => {
    const page = await open({ language });
    await enterAs(page, 'ana@acme.test');
    await visit(page, '/company/entities');
    await page.keyboard.press('Tab');
    await expectFocus(page.getByRole('link', { name: t('common.skipToContent') }));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expectFocus(page.getByRole('button', { name: t('generate.import.title') }));
  });

  it.each([
    ['a menu', '/company', 'shell.userMenu', 'menu'],
    ['the columns of a list', '/company/entities', 'generate.list.columns', 'menu'],
    ['the terms', '/company/invoices/create', 'documents.terms.read', 'dialog'],
    ['a pasted spreadsheet', '/company/invoices/create', 'documents.grid.paste', 'dialog'],
  ] as const)('Escape closes %s and restores the focus', async (_what, path, key, role) => {
    const page = await open({ language });
    await enterAs(page, 'ana@acme.test');
    await visit(page, path);
    const button = page.getByRole('button', { name: t(key) });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await page.getByRole(role).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole(role).waitFor({ state: 'hidden' });
    await expectFocus(button);
  });
});
