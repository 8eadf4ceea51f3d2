import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { enterAs, settle, useBrowser, visit } from '../support/browser.ts';
import { fits } from '../support/browserAxe.ts';
import { listPaths, pagePaths } from './screens/paths.ts';
import { publicInvoice } from './steps/publicInvoice.ts';

/** From the smallest phone to a wide screen, with each width at which layouts change and the pixel before it. */
const widths = [360, 599, 600, 767, 768, 899, 900, 959, 960, 1023, 1024, 1199, 1200, 1279, 1280, 1920];

/** The lists whose cells and tools differ most. */
const mostDifferent: ReadonlySet<string> = new Set(
  ['invoices', 'entities', 'gateway-events', 'transactions', 'messages'].map((name) => `/company/${name}`),
);

const { open, share } = useBrowser();

/** The widths at which the page is wider than its window, or the labels of a chart cover each other. */
async function tooNarrowFor(page: Page): Promise<number[]> {
  const found: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await settle(page);
    if (!(await fits(page))) found.push(width);
  }
  return found;
}

describe('nothing scrolls sideways and no label covers another at any width', () => {
  it('the sign-in page', async () => {
    const page = await open();
    await visit(page, '/login?tenant=acme');
    expect(await tooNarrowFor(page)).toEqual([]);
  });

  it('an invoice by its public link', async () => {
    const page = await open();
    const token = await enterAs(page, 'ana@acme.test');
    await visit(page, await publicInvoice(page, token));
    expect(await tooNarrowFor(page)).toEqual([]);
  });

  it.each([...pagePaths, ...listPaths.filter((path) => mostDifferent.has(path))])('%s', async (path) => {
    const page = await share('ana', async () => {
      const first = await open();
      await enterAs(first, 'ana@acme.test');
      return first;
    });
    await visit(page, path);
    expect(await tooNarrowFor(page)).toEqual([]);
  });
});
