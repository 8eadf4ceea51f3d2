import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Waits until an element has the focus. */
export const expectFocus = (target: Locator): Promise<void> => expect.poll(() => hasFocus(target)).toBe(true);

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let press = 0; press < 80; press += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${String(target)}`);
}

/** Types into a search field and chooses the first option. */
export async function typeAndTake(page: Page, typed: string, offered: string): Promise<void> {
  await page.keyboard.type(typed);
  await page.getByRole('option', { name: offered }).waitFor();
  await page.keyboard.press('Enter');
}
