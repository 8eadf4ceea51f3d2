import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { Language } from '../../domain/languages.ts';
import { arrived, enterAs, useBrowser, visit } from '../support/browser.ts';
import { expectAccessible, expectFitting } from '../support/browserAxe.ts';
import { choose, textField } from '../support/browserForms.ts';
import { t as words } from '../support/words.ts';

const { open } = useBrowser();
const t = (key: string, args = {}) => words('pt', key, args);
const label = (path: string) => t(`resources.invoice-templates.fields.${path}`);
const list = '/company/invoice-templates';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const text = t('templateEditor.blocks.text.name');

/** The texts of the drawn document. */
const drawn = (page: Page) => page.locator('.template-preview').frameLocator('iframe').locator('body');
const shows = (page: Page, wanted: RegExp) => expect.poll(() => drawn(page).textContent()).toMatch(wanted);

/** Chooses from the menu of a template's row. */
async function act(page: Page, name: string, action: string, language: Language = 'pt'): Promise<void> {
  await page.getByRole('button', { name: words(language, 'generate.row.options', { name }) }).click();
  await page.getByRole('menuitem', { name: words(language, action), exact: true }).click();
}

/** Opens the copy of a template from its row. */
async function copyOf(page: Page, name: string, language: Language = 'pt'): Promise<void> {
  await visit(page, list);
  await act(page, name, 'generate.row.duplicate', language);
  await page.getByRole('tab', { name: words(language, 'templateEditor.tabs.blocks'), exact: true }).waitFor();
}

async function saved(page: Page): Promise<void> {
  await button(page, t('ra.action.save')).click();
  await page.waitForURL(/\/invoice-templates\/[\da-f-]{36}$/);
  await arrived(page);
}

it('a company builds its own template from a built-in one, and its invoices print with it', async () => {
  const page = await open({ width: 1440, height: 900 });
  const headers = { authorization: `Bearer ${await enterAs(page, 'gil@globex.test')}` };
  await copyOf(page, 'Ultramar');
  await textField(page, label('name')).fill('Carta da Globex');
  await shows(page, /Fatura/);

  await button(page, t('templateEditor.add')).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${text}`) }).click();
  const content = textField(page, label('block.content')).and(page.locator('.rich-editor'));
  await content.pressSequentially('Prezado ');
  await button(page, t('generate.form.insert', { label: label('block.content') })).click();
  await page.getByRole('menuitem', { name: t('templateEditor.placeholders.client'), exact: true }).click();
  await shows(page, /Prezado Atlântico Digital/);
  await expectAccessible(page);

  const rows = page.locator('[data-part="name"]');
  const row = rows.filter({ hasText: text });
  await row.focus();
  await row.press('Alt+ArrowUp');
  await expect.poll(() => rows.allTextContents()).toHaveLength(10);
  expect((await rows.allTextContents()).at(-2)).toContain(text);
  expect(await row.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.getByRole('tab', { name: t('templateEditor.tabs.page'), exact: true }).click();
  const muted = textField(page, label('theme.colors.muted'));
  await muted.fill('#cccccc');
  const warning = page.getByText(/o contraste é/).first();
  await warning.waitFor();
  await page.keyboard.press('Control+z');
  await warning.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+Shift+z');
  await warning.waitFor();
  await button(page, t('templateEditor.undo')).click();
  await warning.waitFor({ state: 'detached' });

  await choose(page, t('documents.preview.language'), 'English');
  await shows(page, /Invoice/);
  await page.getByRole('switch', { name: label('default') }).check();
  await saved(page);

  const template = page.url().split('/').at(-1);
  const billed = await (await page.request.get('/api/v2/invoice/invoices-single?status=billed', { headers })).json();
  const [invoice] = billed.results;
  const printed = await page.request.get(`/api/invoiceTemplate/${template}?uuid_invoice=${invoice.uuid}`, { headers });
  expect(await printed.text()).toContain('Prezado');

  await visit(page, list);
  const names = page.locator('tbody tr th, tbody tr td:nth-child(2)');
  await expect.poll(() => names.first().textContent()).toBe('Carta da Globex');
  const downloading = page.waitForEvent('download');
  await act(page, 'Carta da Globex', 'resources.invoice-templates.actions.export.name');
  const file = await (await downloading).path();
  expect(JSON.parse(await readFile(file, 'utf8')).blocks).toHaveLength(10);
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"version":1}') });
  await page.getByRole('dialog').getByText('theme', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await input.setInputFiles({ name: 'Importado.json', mimeType: 'application/json', buffer: await readFile(file) });
  await names.filter({ hasText: 'Importado' }).waitFor();

  // Other tests print with the built-in template.
  await act(page, 'Ultramar', 'resources.invoice-templates.actions.make_default.name');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('resources.invoice-templates.actions.make_default.confirm') })
    .click();
  await expect.poll(() => names.first().textContent()).toBe('Ultramar');
});

it.each(['en', 'es'] as const)('on a tablet the preview is a tab, in %s', async (language) => {
  const page = await open({ width: 820, height: 1180, language });
  await enterAs(page, 'gil@globex.test');
  await copyOf(page, 'Ultramar', language);
  await button(page, words(language, 'templateEditor.add')).click();
  await page.getByRole('menuitem', { name: words(language, 'templateEditor.blocks.text.name') }).click();
  await page.locator('.rich-editor').last().fill('Thank you for working with us. '.repeat(6));
  const rightOf = (element: Element) => element.getBoundingClientRect().right;
  const panel = await page.locator('.template-panel:visible').evaluate(rightOf);
  expect(await page.locator('.template-blocks > li').first().evaluate(rightOf)).toBeLessThanOrEqual(panel);
  for (const tab of ['page', 'margins', 'preview', 'blocks']) {
    // oxlint-disable-next-line no-await-in-loop -- one page, one tab after the other
    await page.getByRole('tab', { name: words(language, `templateEditor.tabs.${tab}`), exact: true }).click();
    // oxlint-disable-next-line no-await-in-loop
    await expectFitting(page);
  }
  await page.getByRole('tab', { name: words(language, 'templateEditor.tabs.preview'), exact: true }).click();
  await shows(page, language === 'en' ? /Invoice/ : /Factura/);
});
