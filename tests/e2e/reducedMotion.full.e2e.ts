import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { arrived, enterAs, useBrowser, visit } from '../support/browser.ts';
import { t as wordsOf } from '../support/words.ts';

const { open } = useBrowser();
const t = (key: string, args?: Record<string, string | number>) => wordsOf('pt', key, args);

/** What moved on a page since it was loaded. */
interface Noting extends Window {
  moved?: Set<string>;
}

/** Runs in each page: notes in each frame what moves for more than a millisecond. */
function noteMotion(): void {
  const moved = ((window as Noting).moved = new Set());
  const look = () => {
    for (const { effect } of document.getAnimations()) {
      if (!(effect instanceof KeyframeEffect) || Number(effect.getComputedTiming().activeDuration) <= 1) continue;
      moved.add(`${effect.target?.tagName} .${effect.target?.getAttribute('class')} ${effect.pseudoElement ?? ''}`);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const movedOn = (page: Page): Promise<string[]> => page.evaluate(() => [...((window as Noting).moved ?? [])]);

/** Goes from page to page, and opens and closes a menu, a dialog and the palette. */
async function lookAround(page: Page): Promise<void> {
  await visit(page, '/company');
  await page.getByRole('link', { name: t('resources.entities.name', { smart_count: 2 }), exact: true }).click();
  await page.locator('.row-link').first().waitFor();
  await page
    .getByRole('button', { name: new RegExp(`^${t('generate.row.options', { name: '' }).trim()}`) })
    .first()
    .click();
  await page.getByRole('menuitem', { name: t('generate.row.delete') }).click();
  await page.getByRole('alertdialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: t('palette.label') }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: t('palette.label') }).waitFor({ state: 'detached' });
  await page.locator('.row-link').first().click();
  await page.getByRole('region').first().waitFor();
  await arrived(page);
}

it.each(['reduce', 'no-preference'] as const)(
  'pages, menus and dialogs move as preferred: %s',
  async (reducedMotion) => {
    const page = await open();
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(noteMotion);
    await enterAs(page, 'ana@acme.test');
    await lookAround(page);
    const moved = await movedOn(page);
    if (reducedMotion === 'reduce') expect(moved).toEqual([]);
    else expect(moved.length).toBeGreaterThan(3);
  },
);
