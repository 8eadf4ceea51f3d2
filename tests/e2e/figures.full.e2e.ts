import { describe, expect, it } from 'vitest';
import { enterAs, useBrowser, visit } from '../support/browser.ts';
import { t } from '../support/words.ts';
import { expectFocus, tabTo } from './steps/keyboard.ts';
import { languages } from './steps/kinds.ts';

const { open } = useBrowser();

describe('a figure of a line', () => {
  it.each(languages)('is overwritten in %s as in any field', async (language) => {
    const page = await open({ language });
    await enterAs(page, 'ana@acme.test');
    await visit(page, '/company/invoices/create');
    const cell = (column: string) =>
      page.getByRole('textbox', {
        name: t(language, 'documents.grid.cell', {
          field: t(language, `documents.grid.columns.${column}`),
          position: 1,
        }),
      });
    const comma = language !== 'en';
    await page.getByRole('button', { name: t(language, 'documents.grid.itemPlaceholder') }).click();
    await tabTo(page, cell('quantity'));
    await page.keyboard.type('2');
    await page.keyboard.press('Tab');
    await page.keyboard.type(comma ? '12000,5' : '12000.5');
    await page.keyboard.press('Shift+Tab');
    await expectFocus(cell('quantity'));
    await page.keyboard.type('3');
    await page.keyboard.press('Tab');
    await expectFocus(cell('price'));
    expect(await cell('price').inputValue()).toBe(comma ? '12.000,50' : '12,000.50');
    await page.keyboard.type('13000');
    await page.keyboard.press('Tab');
    expect(await cell('quantity').inputValue()).toBe('3');
    expect(await cell('price').inputValue()).toBe(comma ? '13.000,00' : '13,000.00');
  });
});
