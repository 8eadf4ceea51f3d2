import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { enterAs, settle, useBrowser, visit } from '../support/browser.ts';
import { listPaths, pagePaths } from './screens/paths.ts';
import { layoutFaults } from './steps/layoutFaults.ts';

const { open, share } = useBrowser();

/** A small laptop at 200 %. */
const zoomed = { width: 640, height: 450 };

/** A usual screen, a small laptop, the same zoomed to 200 %, and a phone. */
const sizes = [{ width: 1440, height: 900 }, { width: 1280, height: 800 }, zoomed, { width: 390, height: 844 }];

/** The lowest place of a list's first row, in pixels: on a phone, below tabs and a notice, and beside the menu. */
const lowestRow = (width: number): number => (width === zoomed.width ? zoomed.height : width < 768 ? 368 : 500);

/** A shared page of a user of the company, at a path. */
async function shown(path: string): Promise<Page> {
  const page = await share('ana', async () => {
    const first = await open();
    await enterAs(first, 'ana@acme.test');
    return first;
  });
  await visit(page, path);
  return page;
}

/** What is wrong at each size, each once. */
async function faultsBySize(page: Page, look: (width: number) => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await settle(page);
    found.push(...(await look(size.width)).map((fault) => `${size.width}: ${fault}`));
  }
  return found;
}

const rows = (page: Page) => page.locator('.list-row, .list-line:not([aria-hidden] *)');

describe('heads end where figures do, tags begin where heads do, nothing is covered, and targets are large enough', () => {
  it.each(listPaths)('in the list %s, which begins above the fold', async (path) => {
    const page = await shown(path);
    const faults = await faultsBySize(page, async (width) => {
      const top =
        (
          await rows(page)
            .first()
            .boundingBox({ timeout: 1_000 })
            .catch(() => null)
        )?.y ?? 0;
      const isLow = top > lowestRow(width);
      return [...(await page.evaluate(layoutFaults)), ...(isLow ? [`the first row is at ${top}`] : [])];
    });
    expect(faults).toEqual([]);
  });

  it.each(pagePaths)('on the page %s', async (path) => {
    const page = await shown(path);
    expect(await faultsBySize(page, () => page.evaluate(layoutFaults))).toEqual([]);
  });
});

describe('the list of invoices', () => {
  it('begins above the fold with filters too, and shows the account on a small laptop', async () => {
    const filter = encodeURIComponent(JSON.stringify({ status: 'billed', amount_gt: '1', currency: 'EUR' }));
    const page = await shown(`/company/invoices?filter=${filter}`);
    const low = await faultsBySize(page, async (width) => {
      const { y: top = 0 } = (await rows(page).first().boundingBox()) ?? {};
      return width >= 768 && top > lowestRow(width) ? [`the first row is at ${top}`] : [];
    });
    expect(low).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.locator('.list-table th[data-path=account_uuid]').waitFor();
  });

  it('has six invoices on a phone', async () => {
    const page = await shown('/company/invoices');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.list-line').nth(5).waitFor();
    const { y = 0, height = 0 } = (await page.locator('.list-line').nth(5).boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(844);
  });
});
