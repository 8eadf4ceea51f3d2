import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { walk } from '../../support/browser.ts';
import { t } from '../../support/words.ts';
import { typeIntoAll } from './comboboxes.ts';

/** An entry of an open menu. */
interface Entry {
  /** As assistive technology reads it. */
  readonly name: string;
  /** With the reason why it is refused, whose dialog differs. */
  readonly words: string;
  readonly isGroup: boolean;
  readonly isDisabled: boolean;
}

/**
 * Opens these dialogs and pages from the page's menus, groups included, types into all of their comboboxes, and returns
 * the number of fields. Skips those in `done`, which another record of the resource has opened.
 */
export async function typeIntoEachChoice(
  page: Page,
  path: string,
  names: ReadonlySet<string>,
  done: Set<string>,
): Promise<number> {
  const main = page.getByRole('main');
  const menus = main.locator('button[aria-haspopup=menu]:visible');
  /** Opens a menu and its groups. */
  const openMenu = async (menu: string, groups: readonly string[]) => {
    if (!(await isAtRest(page, path))) await walk(page, path);
    await main.getByRole('button', { name: menu, exact: true }).first().click();
    await page.getByRole('menuitem').first().waitFor();
    for (const group of groups) {
      await entry(page, group).click();
      await entry(page, backFrom(group)).waitFor();
    }
  };
  const typeInto = async (menu: string, groups: readonly string[], place: string): Promise<number> => {
    await openMenu(menu, groups);
    let isOpen = true;
    let typed = 0;
    const back = groups.map(backFrom).at(-1);
    for (const { name, words, isGroup, isDisabled } of await entriesOf(page)) {
      const choice = `${place} > ${words}`;
      if (isDisabled || done.has(choice) || name === back || !(isGroup || names.has(name))) continue;
      if (isGroup) {
        if (isOpen) await closeMenus(page);
        isOpen = false;
        typed += await typeInto(menu, [...groups, name], choice);
        continue;
      }
      done.add(choice);
      if (!isOpen) await openMenu(menu, groups);
      isOpen = false;
      await heading(page).evaluate((element) => element.setAttribute('data-left', ''));
      await entry(page, name).click();
      await page.getByRole('menuitem').first().waitFor({ state: 'detached' });
      typed += await typeIntoAll(page, await opened(page, path));
    }
    if (isOpen) await closeMenus(page);
    return typed;
  };
  let typed = 0;
  await walk(page, path);
  const found = await menus.evaluateAll((all) =>
    all.map((menu) => {
      const row = menu.closest('tr, li');
      const list = row?.closest('section')?.querySelector('h2, h3')?.textContent;
      const status = row?.querySelector('.status-tag')?.textContent;
      return { menu: menu.ariaLabel ?? menu.textContent, place: row ? `row of ${list}` : 'page', status };
    }),
  );
  for (const { menu, place, status } of found) {
    // Rows of one list with the same status have the same menu.
    const rows = `${place}: ${status}`;
    if (place !== 'page' && done.has(rows)) continue;
    done.add(rows);
    typed += await typeInto(menu, [], place);
  }
  if (!(await isAtRest(page, path))) await walk(page, path);
  return typed;
}

const entry = (page: Page, name: string): Locator => page.getByRole('menuitem', { name, exact: true });

/** The name of the entry that leads from a group back to its menu. */
const backFrom = (group: string): string => t('pt', 'generate.row.back', { name: group });

/** The entries of the open menu. */
const entriesOf = (page: Page): Promise<Entry[]> =>
  page.getByRole('menuitem').evaluateAll((items) =>
    items.map((item) => {
      const named = item.cloneNode(true) as HTMLElement;
      for (const hidden of named.querySelectorAll('[aria-hidden=true]')) hidden.remove();
      return {
        name: item.ariaLabel ?? named.textContent,
        words: item.textContent,
        isGroup: item.getAttribute('aria-haspopup') === 'menu',
        isDisabled: item.getAttribute('aria-disabled') === 'true',
      };
    }),
  );

const closeMenus = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      const open = await page.getByRole('menuitem').count();
      if (open > 0) await page.keyboard.press('Escape');
      return open;
    })
    .toBe(0);

/** Closes an open dialog. Returns whether the page of this path is then free of dialogs, so that it need not reload. */
async function isAtRest(page: Page, path: string): Promise<boolean> {
  const over = page.locator('[role=dialog], [role=alertdialog]');
  const open = await over.count();
  if (open > 0) {
    await page.keyboard.press('Escape');
    // The dialog closes, or asks whether to discard the input.
    await expect.poll(() => over.count()).not.toBe(open);
    const giveUp = page.getByRole('button', { name: t('pt', 'generate.leave.confirm'), exact: true });
    if ((await giveUp.count()) > 0) {
      await giveUp.click();
      await expect.poll(() => over.count()).toBeLessThan(open);
    }
  }
  return (await over.count()) === 0 && new URL(page.url()).pathname === path;
}

// By tag: while a menu is open, the rest of the page has no roles.
const heading = (page: Page): Locator => page.locator('h1').first();

/** Returns the opened dialog, other page or same page, once rendered. */
async function opened(page: Page, path: string): Promise<Locator> {
  const dialog = page.locator('[role=dialog], [role=alertdialog]').last();
  const main = page.getByRole('main');
  const isElsewhere = () => new URL(page.url()).pathname !== path;
  await expect.poll(async () => isElsewhere() || (await dialog.isVisible())).toBe(true);
  // The previous page stays visible until the next one is loaded.
  if (isElsewhere()) await page.locator('[data-left]').waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.querySelector('.MuiSkeleton-root, [aria-busy=true]') === null);
  return (await dialog.isVisible()) ? dialog : main;
}
