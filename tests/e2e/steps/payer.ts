import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { Language } from '../../../domain/languages.ts';
import { enterAs, visit, type Pages } from '../../support/browser.ts';
import { t } from '../../support/words.ts';
import { publicInvoice } from './publicInvoice.ts';

export const phone = { width: 360, height: 780 } as const;

/** Returns the path of an invoice's public page. */
export const link = async (page: Page): Promise<string> => publicInvoice(page, await enterAs(page, 'ana@acme.test'));

/** The public page itself, without its picture of the document. */
export function checkReading(open: Pages['open'], languages: readonly Language[]): void {
  it.each(languages)('reads an invoice in %s without a rendered document', async (language) => {
    const page = await open({ ...phone, language });
    const drawn: string[] = [];
    page.on('request', (request) => request.url().includes('/api/invoiceTemplate/') && drawn.push(request.url()));
    await visit(page, await link(page));
    for (const name of ['public.lines.title', 'public.amounts.title', 'document.payment.account']) {
      await page.getByRole('heading', { name: t(language, name) }).waitFor();
    }
    const smallest = await page.evaluate(() => {
      const texts = [...document.querySelectorAll('main *')].filter(({ childNodes }) =>
        [...childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim()),
      );
      return Math.min(...texts.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)));
    });
    expect(smallest).toBeGreaterThanOrEqual(12);
    expect(drawn).toEqual([]);
    await page.getByRole('button', { name: t(language, 'public.showPages') }).click();
    await page.frameLocator('iframe').locator('svg').first().waitFor();
  });
}
