import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** A text that matches no option. */
const nothing = 'zq';

/**
 * Types text without a match into every combobox and leaves it; opens and closes lists of few values. Returns the
 * number of both.
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
  const shown = scope.locator('[role=combobox]:visible:not([disabled], [aria-disabled=true])');
  // Marked, because leaving one may remove it and add others: a document's lines have fields only where they are edited.
  const visit = randomUUID();
  const count = await shown.evaluateAll((boxes, id) => {
    for (const [at, box] of boxes.entries()) box.setAttribute('data-visit', `${id} ${at}`);
    return boxes.length;
  }, visit);
  let typed = 0;
  for (let at = 0; at < count; at += 1) {
    const box = scope.locator(`[data-visit="${visit} ${at}"]`);
    if (!(await box.isVisible())) continue;
    await box.focus();
    typed += 1;
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
  }
  // A crashed page no longer shows the scope.
  await scope.waitFor();
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
