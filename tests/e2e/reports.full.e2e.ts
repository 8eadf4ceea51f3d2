import { describe, expect, it } from 'vitest';
import { arrived, enterAs, shot, useBrowser, visit } from '../support/browser.ts';
import { expectAccessible } from '../support/browserAxe.ts';
import { useDemoServer } from '../support/demoServer.ts';

const { open } = useBrowser();
// Another file that issues an invoice here would change the sums between two steps.
const { address } = useDemoServer();

describe('a report', () => {
  it('is in the menu, draws its chart, and links each figure to a list with the same sum', async () => {
    const page = await open({ address: address() });
    await enterAs(page, 'ana@acme.test');
    await visit(page, '/company');
    await page.getByRole('link', { name: 'Relatórios', exact: true }).click();
    await page.getByRole('link', { name: /^Emitidas/ }).click();
    await arrived(page);
    await page.locator('.chart .MuiBarChart-element').first().waitFor();
    const figure = page.locator('.report-table tbody .report-figure').first();
    const amount = await figure.innerText();
    await figure.click();
    await page.waitForURL(/\/company\/invoices\?filter=/);
    await page.locator('.list-sums').filter({ hasText: amount }).waitFor();
    await page.goBack();
    await page.waitForURL('/company/reports/issued');
    await arrived(page);
    expect(await figure.innerText()).toBe(amount);
  });

  it('of payments links to a list with the same sum, whose rows lead to the invoice and back', async () => {
    const page = await open({ address: address() });
    await enterAs(page, 'ana@acme.test');
    await visit(page, '/company/reports/receipts?by=account');
    const figure = page.locator('.report-table tbody .report-figure').first();
    const amount = await figure.innerText();
    await figure.click();
    await page.waitForURL(/\/company\/transactions\?filter=/);
    await page.locator('.list-sums').filter({ hasText: amount }).waitFor();
    await page.locator('.list-row .row-link').first().click();
    await page.waitForURL(/\/company\/invoices\/[\w-]{36}$/);
    await page.goBack();
    await page.locator('.list-sums').filter({ hasText: amount }).waitFor();
    expect(page.url()).toContain('/company/transactions?filter=');
  });

  it.each([
    ['light', 1440],
    ['dark', 390],
  ] as const)('has no axe violations in the %s theme at %i px', async (theme, width) => {
    const page = await open({ address: address(), theme, width, height: 844 });
    await enterAs(page, 'ana@acme.test');
    // The tests of all screens cover the reports without these parameters.
    for (const path of ['issued?compare=true', 'receipts?by=account', 'issued?from=2020-01-01&to=2020-01-31']) {
      await visit(page, `/company/reports/${path}`);
      await expectAccessible(page);
      await shot(page, `report-${path.replaceAll(/\W/g, '-')}-${theme}-${width}`, { full: true });
    }
    await visit(page, '/company/transactions');
    await expectAccessible(page);
    await shot(page, `receipts-${theme}-${width}`, { full: true });
  });

  it('keeps a wide table within its section, and shows blocks if there is no room', async () => {
    const page = await open({ address: address() });
    await enterAs(page, 'ana@acme.test');
    await visit(page, '/company/reports/issued?compare=true');
    const beyond = () =>
      page
        .locator('.report-table')
        .evaluateAll((tables) =>
          tables.map(
            (table) => table.getBoundingClientRect().right - (table.parentElement?.getBoundingClientRect().right ?? 0),
          ),
        );
    for (const width of [1440, 1100, 1024, 960, 767, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(
        (await beyond()).filter((pixels) => pixels > 0),
        `at ${width} px`,
      ).toEqual([]);
    }
    expect(await page.locator('.report-cards').count()).toBeGreaterThan(0);
  });

  it('prints in light colours with the company and period, and without controls', async () => {
    const page = await open({ address: address(), theme: 'dark' });
    await enterAs(page, 'ana@acme.test');
    await visit(page, '/company/reports/issued');
    await page.emulateMedia({ media: 'print' });
    await page.getByText('Acme Software Ltda').filter({ visible: true }).waitFor();
    for (const hidden of ['.top-bar', '.docked-menu', '.report-tools', '.page-actions'])
      expect(await page.locator(hidden).isVisible(), hidden).toBe(false);
    const surface = () => page.evaluate(() => getComputedStyle(document.body).color);
    await expect.poll(surface).toBe('rgb(26, 28, 34)');
    await shot(page, 'report-print', { full: true });
  });
});
