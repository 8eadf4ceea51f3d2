import axe from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { settle } from './browser.ts';

declare global {
  interface Window {
    /** Injected by `axe.source`. */
    readonly axe: typeof axe;
  }
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects no axe violations and no horizontal overflow, once loaded. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => violationsIn(page), { message: page.url() }).toEqual([]);
  await expectFitting(page);
}

/** Expects no horizontal overflow, once drawn for the width of the window. */
export async function expectFitting(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow, { message: `${page.url()} scrolls sideways` }).toBeLessThanOrEqual(0);
}

async function violationsIn(page: Page): Promise<object[]> {
  await settle(page);
  // Half a megabyte, injected once per page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (runOnly) => {
    // An open dialog or menu hides the page behind it, so axe checks only the dialog.
    const behind = document.querySelector('body > [aria-hidden=true]');
    const run = async (selectors: boolean) => {
      // Frames contain documents that run no scripts, including axe.
      const options = { runOnly, resultTypes: ['violations' as const], iframes: false, selectors };
      return (await window.axe.run(behind ? { exclude: behind } : document, options)).violations;
    };
    // Most of them are accessible, and selectors take a fifth of the time.
    return (await run(false)).length > 0 ? run(true) : [];
  }, rules);
  return violations.map(({ id, nodes }) => ({
    id,
    at: nodes.slice(0, 4).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
}

/** Whether, once drawn for the width of the window, a page does not scroll sideways and no labels of a chart's axis overlap. */
export async function fits(page: Page): Promise<boolean> {
  const isDrawn = () =>
    document.documentElement.scrollWidth <= window.innerWidth &&
    [...document.querySelectorAll('.MuiChartsAxis-directionX')].every((axis) => {
      const boxes = [...axis.querySelectorAll('text')].map((label) => label.getBoundingClientRect());
      return boxes.every((box, place) => place === 0 || box.left >= (boxes[place - 1]?.right ?? 0));
    });
  return page.waitForFunction(isDrawn, undefined, { timeout: 20_000 }).then(
    () => true,
    () => false,
  );
}
