import { describe, expect, it } from 'vitest';
import { useBrowser, visit } from '../support/browser.ts';
import { t } from '../support/words.ts';
import { checkReading, link, phone } from './steps/payer.ts';

const { open } = useBrowser();

describe('a payer on a phone', () => {
  checkReading(open, ['pt']);

  it('copies the bank details by keyboard alone', async () => {
    const page = await open({ ...phone, language: 'en' });
    await visit(page, await link(page));
    const name = t('en', 'public.copy.what', { what: t('en', 'figures.importer_total_payable_exporter') });
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
    await page.getByText(t('en', 'public.copy.copied'), { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d+\.\d{2}$/);
  });

  it('sees no layout shift while the page loads', async () => {
    const page = await open(phone);
    const address = await link(page);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const shifts = list.getEntries().map((entry) => ('value' in entry ? Number(entry.value) : 0));
        const root = document.documentElement;
        root.dataset.shift = String(shifts.reduce((sum, shift) => sum + shift, Number(root.dataset.shift ?? 0)));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visit(page, address);
    await page.waitForLoadState('networkidle');
    expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.01);
  });
});

it('a printed invoice is dark on white and has no buttons', async () => {
  const page = await open({ theme: 'dark' });
  await visit(page, await link(page));
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('table', { name: t('pt', 'public.amounts.title') }).waitFor();
  const title = page.getByRole('heading', { level: 1 });
  await expect.poll(() => title.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 0, 0)');
  await expect.poll(() => page.getByRole('button').filter({ visible: true }).count()).toBe(0);
});
