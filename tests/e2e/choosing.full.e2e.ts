import { describe, expect, it } from 'vitest';
import { enterAs, useBrowser, visit } from '../support/browser.ts';
import { t } from '../support/words.ts';
import { expectFocus } from './steps/keyboard.ts';

const { open } = useBrowser();
const searched = /\/api\/v2\/entities\?.*search=/;

describe('a buyer chosen in a hurry', () => {
  it('matches the typed name although its answer is late and that of an earlier search even later', async () => {
    const page = await open();
    await enterAs(page, 'ana@acme.test');
    await visit(page, '/company/invoices/create');
    const late = { harbor: 2500, Norte: 800 };
    await page.route(searched, async (route) => {
      const search = new URL(route.request().url()).searchParams.get('search') ?? '';
      await new Promise((resolve) => setTimeout(resolve, late[search as keyof typeof late] ?? 0));
      await route.continue();
    });
    const buyer = page.getByRole('combobox', { name: 'Cliente' });
    const older = page.waitForRequest(searched);
    await buyer.fill('harbor');
    await older;
    await buyer.fill('');
    await buyer.pressSequentially('Norte');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('509 442 013 · Portugal').waitFor();
    expect(await buyer.inputValue()).toBe('Norte Digital, Lda.');
  });
});

describe('the lines of an invoice on a slow network', () => {
  /** Opens a new invoice at its first cell; items and scenarios load more slowly than a user types. */
  async function openSlowly() {
    const page = await open();
    await enterAs(page, 'ana@acme.test');
    await visit(page, '/company/invoices/create');
    await page.route(/\/api\/v2\/(invoice\/items|scenarios)\?/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    const cell = (column: string, position: number) =>
      page
        .locator('input')
        .and(
          page.getByLabel(
            t('pt', 'documents.grid.cell', { field: t('pt', `documents.grid.columns.${column}`), position }),
          ),
        );
    await page.getByRole('button', { name: t('pt', 'documents.grid.itemPlaceholder') }).click();
    return { page, cell };
  }

  it('have the typed value in each cell', async () => {
    const { page, cell } = await openSlowly();
    for (const text of ['Trein', '2', '100', 'BR-US', '10', 'Lic', '5', '7,5']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await expectFocus(cell('scenario', 2));
    expect(await cell('item', 2).inputValue()).toBe('Licença mensal');
    expect(await cell('quantity', 2).inputValue()).toBe('5');
    expect(await cell('price', 2).inputValue()).toBe('7,50');
    const first = page.getByRole('row').filter({ hasText: 'Treinamento da equipe' });
    const texts = await first.locator('.line-text').allInnerTexts();
    expect(texts.slice(0, 4)).toEqual(['Treinamento da equipe', '2\u00a0dias', '100,00', 'Brasil → Estados Unidos']);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('take the first scenario with an arrow key and Enter, although it loads late', async () => {
    const { page, cell } = await openSlowly();
    for (const text of ['Trein', '2', '100']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await expectFocus(cell('scenario', 1));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    // The scenario has no tax to enter, so the focus moves to the next line.
    await expectFocus(cell('item', 2));
    const first = page.getByRole('row').filter({ hasText: 'Treinamento da equipe' });
    expect(await first.locator('.line-text').nth(3).innerText()).toBe('Brasil → demais países, sem retenção');
    await cell('scenario', 2).focus();
    await page.keyboard.press('ArrowDown');
    await page.locator('[role=option].Mui-focused', { hasText: 'Brasil → demais países, sem retenção' }).waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
