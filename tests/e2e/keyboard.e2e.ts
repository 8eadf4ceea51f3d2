import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { arrived, demoPassword, enterAs, useBrowser, visit } from '../support/browser.ts';
import { t as wordsOf } from '../support/words.ts';

const { open } = useBrowser();
const language = 'en';
const t = (key: string, args?: Record<string, string | number>) => wordsOf(language, key, args);
const cell = (column: string, position: number) =>
  t('invoiceForm.grid.cell', { field: t(`invoiceForm.grid.columns.${column}`), position });

/** The name of what the keyboard is at. */
async function focusedName(page: Page): Promise<string> {
  const name = await page.evaluate(() => {
    const at = document.activeElement;
    const labels = at instanceof HTMLInputElement ? [...(at.labels ?? [])].map(({ textContent }) => textContent) : [];
    return at?.getAttribute('aria-label') ?? labels[0] ?? at?.textContent ?? '';
  });
  return name.replace(/[\s*\u2009]+$/, '');
}

/** Presses a key until something of that name has the focus. */
async function goTo(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let press = 0; press < 60; press += 1) {
    if ((await focusedName(page)) === name) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never reached "${name}"`);
}

/** Types into a searching field and takes the first record that is offered. */
async function typeAndTake(page: Page, typed: string, offered: string): Promise<void> {
  await page.keyboard.type(typed);
  await page.getByRole('option', { name: offered }).waitFor();
  await page.keyboard.press('Enter');
}

describe('by keyboard alone', () => {
  it('a person signs in and writes the lines of an invoice', async () => {
    const page = await open({ language });
    await page.goto('/login');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await goTo(page, t('signin.email'));
    await page.keyboard.type('ana@acme.test');
    await goTo(page, t('signin.password'));
    await page.keyboard.type(demoPassword);
    await page.keyboard.press('Enter');
    await page.waitForURL('/company');
    await arrived(page);
    await goTo(page, t('resources.invoices.name', { smart_count: 2 }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: t('invoiceActions.list.title') }).waitFor();
    await goTo(page, t('invoiceActions.list.create'));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: t('invoiceForm.title.create') }).waitFor();

    await goTo(page, t('invoiceForm.grid.editLine', { position: 1, description: t('invoiceForm.grid.blankLine') }));
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedName(page)).toBe(cell('item', 1));
    await typeAndTake(page, 'Consultoria', 'Consultoria em software');
    await expect.poll(() => focusedName(page)).toBe(cell('quantity', 1));
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedName(page)).toBe(cell('price', 1));
    await page.keyboard.type('100');
    await page.keyboard.press('Tab');
    await expect.poll(() => focusedName(page)).toBe(cell('scenario', 1));
    await typeAndTake(page, 'BR-US', 'Brasil → Estados Unidos');
    await expect.poll(() => focusedName(page)).toContain('State sales tax');
    await page.keyboard.type('10');
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedName(page)).toBe(cell('item', 2));
    // 200.00 + 0.65 % on top - 15 % withheld
    await page
      .getByRole('region', { name: t('invoiceForm.bar.label') })
      .getByText('R$171.30')
      .waitFor();

    await page.keyboard.press('Escape');
    await expect
      .poll(() => focusedName(page))
      .toBe(t('invoiceForm.grid.editLine', { position: 2, description: t('invoiceForm.grid.blankLine') }));
    await page.keyboard.press('Delete');
    await expect
      .poll(() => focusedName(page))
      .toBe(t('invoiceForm.grid.editLine', { position: 1, description: 'Consultoria em software' }));
  });

  it('the first stop leads past the bars', async () => {
    const page = await open({ language });
    await enterAs(page, 'ana@acme.test');
    await visit(page, '/company/entities');
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe(t('common.skipToContent'));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe(t('ra.action.export'));
  });

  it.each([
    ['a menu', '/company', () => t('shell.userMenu'), 'menu'],
    ['the columns of a list', '/company/entities', () => t('generate.list.columns'), 'menu'],
    ['the terms', '/company/invoices/create', () => t('invoiceForm.terms.read'), 'dialog'],
    ['a pasted spreadsheet', '/company/invoices/create', () => t('invoiceForm.grid.paste'), 'dialog'],
  ] as const)('Escape closes %s, and the focus is back where it was', async (_what, path, button, role) => {
    const page = await open({ language });
    await enterAs(page, 'ana@acme.test');
    await visit(page, path);
    await goTo(page, button());
    await page.keyboard.press('Enter');
    await page.getByRole(role).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole(role).waitFor({ state: 'hidden' });
    await expect.poll(() => focusedName(page)).toBe(button());
  });
});
