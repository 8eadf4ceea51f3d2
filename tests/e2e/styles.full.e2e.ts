import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demoPassword, enterAs, signedIn, useBrowser, visit, type Look } from '../support/browser.ts';
import { fromMenu, textField } from '../support/browserForms.ts';
import { t as wordsOf } from '../support/words.ts';
import { publicInvoice } from './steps/publicInvoice.ts';

const { open } = useBrowser();
const t = (key: string, args?: Record<string, string | number>) => wordsOf('pt', key, args);
const options = new RegExp(`^${t('generate.row.options', { name: '' })}`);

/** Opens a page and collects the styles that its policy and those of its frames and tabs refuse. */
async function openWatched(look: Look = {}): Promise<{ page: Page; refused: string[] }> {
  const page = await open(look);
  const refused: string[] = [];
  await page.context().exposeBinding('report', (_, what: string) => refused.push(what));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      const { report } = window as Window & { report?: (what: string) => void };
      report?.(`${effectiveDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  return { page, refused };
}

const lastInvoices = `/company/invoices?filter=${encodeURIComponent('{"status":"billed"}')}`;

describe('the product creates no styles that the policy refuses', () => {
  it('from sign-in to the form of an invoice', async () => {
    const { page, refused } = await openWatched();
    await visit(page, '/login');
    await textField(page, t('signin.email')).fill('ana@acme.test');
    await page.getByLabel(t('signin.password'), { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: t('signin.submit'), exact: true }).click();
    await signedIn(page);
    await visit(page, '/company/entities');
    await visit(page, '/company/invoices/create');
    await page.getByRole('button', { name: t('documents.grid.itemPlaceholder') }).click();
    await page.getByRole('combobox').first().click();
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t('documents.grid.paste') }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Consultoria\t2\t1.250,50\n'.repeat(20));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t('documents.terms.read') }).click();
    await page.getByRole('tab').first().waitFor();
    expect(refused).toEqual([]);
  });

  it('in the list of invoices, its dialogs, and documents in frames and tabs', async () => {
    const { page, refused } = await openWatched();
    await enterAs(page, 'ana@acme.test');
    await visit(page, lastInvoices);
    for (const dialog of ['template', 'audit', 'pdf']) {
      await fromMenu(page.getByRole('row').nth(1), options, t(`resources.invoices.actions.${dialog}.name`));
      await page.getByRole('dialog').waitFor();
      if (dialog !== 'audit') await page.locator('iframe').first().contentFrame().locator('svg').first().waitFor();
      if (dialog === 'pdf') break;
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('button', { name: t('shell.dialog.openTab') }).click(),
    ]);
    await tab.locator('svg').first().waitFor();
    // The styles apply in the frame and in the tab: the page background is that of the document view.
    const desk = () => getComputedStyle(document.body).backgroundColor;
    expect(await tab.evaluate(desk)).toBe('rgb(232, 236, 239)');
    expect(await page.frameLocator('iframe').locator('body').evaluate(desk)).toBe('rgb(232, 236, 239)');
    expect(refused).toEqual([]);
  });

  it('on the payer’s page, and in the document alone', async () => {
    const { page, refused } = await openWatched();
    const token = await enterAs(page, 'ana@acme.test');
    await visit(page, await publicInvoice(page, token));
    await page.frameLocator('iframe').locator('svg').first().waitFor();
    await page.goto((await page.locator('iframe').getAttribute('src')) ?? '');
    await page.locator('svg').first().waitFor();
    expect(refused).toEqual([]);
  });

  it('in the description of the API', async () => {
    const { page, refused } = await openWatched();
    // One operation: the whole contract takes the page many seconds.
    await page.route('**/api/docs/json', async (route) => {
      const contract = (await (await route.fetch()).json()) as { paths: object };
      const [path] = Object.entries(contract.paths);
      await route.fulfill({ json: { ...contract, paths: Object.fromEntries([path ?? ['', {}]]) } });
    });
    await page.goto('/api/docs/');
    await page.locator('.opblock-tag').first().click();
    await page.locator('.opblock-summary').first().click();
    await page.locator('.opblock-body').first().waitFor();
    expect(refused).toEqual([]);
  });
});

it('injected styles are refused, as elements and as attributes', async () => {
  const { page, refused } = await openWatched({ expected: [/^console: Applying inline style violates/] });
  await enterAs(page, 'ana@acme.test');
  await visit(page, '/company/invoices');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<style>body { color: red }</style><p style="color: red">x</p>');
  });
  const directives = () => refused.map((what) => what.split(' ')[0]).toSorted();
  await expect.poll(directives).toEqual(['style-src-attr', 'style-src-elem']);
});
