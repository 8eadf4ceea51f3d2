import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { t } from '../../support/words.ts';

/** A text that matches no option. */
const nothing = 'zq';

/**
 * Types text without a match into every combobox and leaves it; opens and closes lists of few values. Returns the
 * number of fields.
 */
export async function typeIntoAll(page: Page, scope: Locator): Promise<number> {
  const tabs = scope.getByRole('tab');
  let typed = await typeIntoShown(page, scope);
  for (let at = 0; at < (await tabs.count()); at += 1) {
    await tabs.nth(at).click();
    typed += await typeIntoShown(page, scope);
  }
  return typed;
}

async function typeIntoShown(page: Page, scope: Locator): Promise<number> {
  const boxes = scope.locator('[role=combobox]:visible:not([disabled], [aria-disabled=true])');
  let typed = 0;
  for (let at = 0; at < (await boxes.count()); at += 1) {
    const box = boxes.nth(at);
    await box.focus();
    if (await box.evaluate((element) => element.tagName !== 'INPUT')) {
      await page.keyboard.press('Enter');
      await page.getByRole('listbox').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('listbox').waitFor({ state: 'detached' });
      continue;
    }
    await page.keyboard.press('Control+A');
    await page.keyboard.type(nothing);
    expect(await box.inputValue()).toBe(nothing);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    typed += 1;
  }
  // A crashed page no longer shows the scope.
  await scope.waitFor();
  return typed;
}

/**
 * Opens each dialog or page in the page's menus, groups included, types into all of its comboboxes, and returns the
 * number of fields. Skips those in `done`, which another record of the resource has opened.
 */
export async function typeIntoEachChoice(
  page: Page,
  path: string,
  done: Set<string>,
  open: (path: string) => Promise<void>,
) {
  const menus = page.getByRole('main').locator('button[aria-haspopup=menu]:visible');
  const choices = page.getByRole('menuitem');
  /** Opens a menu and its groups at these positions. */
  const openMenu = async (menu: number, groups: readonly number[]) => {
    if (!(await isAtRest(page, path))) await open(path);
    await menus.nth(menu).click();
    await choices.first().waitFor();
    for (const group of groups) {
      await choices.nth(group).click();
      await back(page).waitFor();
    }
  };
  const typeInto = async (menu: number, groups: readonly number[], place: string): Promise<number> => {
    await openMenu(menu, groups);
    let isOpen = true;
    const offered = await choices.evaluateAll((items) =>
      items.map((item) => ({
        isGroup: item.getAttribute('aria-haspopup') === 'menu',
        isDisabled: item.getAttribute('aria-disabled') === 'true',
        words: item.textContent,
      })),
    );
    let typed = 0;
    for (const [at, { isGroup, isDisabled, words }] of offered.entries()) {
      const name = `${place} > ${words}`;
      // The first entry of a group leads back.
      if (isDisabled || done.has(name) || (at === 0 && groups.length > 0)) continue;
      if (isGroup) {
        if (isOpen) await closeMenus(page);
        isOpen = false;
        typed += await typeInto(menu, [...groups, at], name);
        continue;
      }
      done.add(name);
      if (!isOpen) await openMenu(menu, groups);
      isOpen = false;
      await heading(page).evaluate((element) => element.setAttribute('data-left', ''));
      await choices.nth(at).click();
      await choices.first().waitFor({ state: 'detached' });
      typed += await typeIntoAll(page, await opened(page, path));
    }
    if (isOpen) await closeMenus(page);
    return typed;
  };
  let typed = 0;
  await open(path);
  const found = await menus.evaluateAll((all) =>
    all.map((menu) => {
      const row = menu.closest('tr, li');
      const list = row?.closest('section')?.querySelector('h2, h3')?.textContent;
      return { place: row ? `row of ${list}` : 'page', status: row?.querySelector('.status-tag')?.textContent };
    }),
  );
  for (const [menu, { place, status }] of found.entries()) {
    // Rows of one list with the same status have the same menu.
    const rows = `${place}: ${status}`;
    if (place !== 'page' && done.has(rows)) continue;
    done.add(rows);
    typed += await typeInto(menu, [], place);
  }
  if (!(await isAtRest(page, path))) await open(path);
  return typed;
}

/** Whether `done` lacks a form with these fields; adds it. */
export async function isNewForm(scope: Locator, done: Set<string>): Promise<boolean> {
  const fields = await scope
    .locator('[role=tab], input[role=combobox]')
    .evaluateAll((all) =>
      all.map(
        (field) =>
          (field instanceof HTMLInputElement && field.labels?.[0]?.textContent) || field.ariaLabel || field.textContent,
      ),
    );
  const name = `form > ${fields.join()}`;
  if (done.has(name)) return false;
  done.add(name);
  return true;
}

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

/** The entry that leads from a group back to its menu. */
const back = (page: Page): Locator =>
  page.getByRole('menuitem', { name: t('pt', 'generate.row.back', { name: '' }), exact: false });

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
