import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { Language } from '../../../domain/languages.ts';
import { textField } from '../../support/browserForms.ts';
import { nameOf, samples, type Stop } from '../../support/kindSamples.ts';
import { labelOf } from '../../support/scratchKinds.ts';
import { t } from '../../support/words.ts';
import { expectEntered } from './entering.ts';
import { tabTo } from './keyboard.ts';

/**
 * Portuguese writes a decimal comma and days first, English a point and years first; Spanish writes both as Portuguese
 * does.
 */
export const languages = ['pt', 'en'] as const satisfies readonly Language[];

/** The required kind, and the one that gives amounts their decimals. */
const always: readonly string[] = ['text', 'currency'];

/** The kinds to type in a language: all in Portuguese, and in English those whose texts differ. */
function kindsOf(language: Language) {
  const words = ({ typed, shown = typed }: Stop, of: Language) =>
    JSON.stringify([...typed, ...shown].map((text) => text[of]));
  const isTyped = (stop: Stop) => language === 'pt' || words(stop, 'pt') !== words(stop, language);
  return Object.entries(samples).filter(([kind, { stops }]) => always.includes(kind) || stops.some(isTyped));
}

/** Types a value of each kind by keyboard, types over it, and saves the record. */
export async function expectEveryKind(page: Page, language: Language): Promise<void> {
  const entered = kindsOf(language);
  for (const [kind, { stops }] of entered) {
    if (kind === 'collection') {
      await tabTo(page, page.getByRole('button', { name: t(language, 'generate.collection.add') }));
      await page.keyboard.press('Enter');
    }
    for (const stop of stops) await expectEntered(page, stop, language);
  }
  const [saved] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST' && response.url().endsWith('/samples')),
    page.getByRole('button', { name: t(language, 'ra.action.save') }).click(),
  ]);
  expect(saved.status(), await saved.text()).toBe(201);
  const stored = entered.filter(([, sample]) => sample.stored !== undefined);
  expect(await saved.json()).toMatchObject(
    Object.fromEntries(stored.map(([kind, sample]) => [nameOf(kind), sample.stored])),
  );
}

/** Clicks into a formatted figure and types: the digits appear where the caret is. */
export async function expectOverwritten(page: Page): Promise<void> {
  const field = textField(page, labelOf('money'));
  await field.fill('1234567,89');
  await page.keyboard.press('Tab');
  const { width, height } = (await field.boundingBox()) ?? { width: 0, height: 0 };
  // Figures are right-aligned: a click 40 px from the right edge hits the digits.
  await field.click({ position: { x: width - 40, y: height / 2 } });
  const at = await field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd, input.value]);
  const shown = '1.234.567,89';
  const caret = Number(at[0]);
  expect(at).toEqual([caret, caret, shown]);
  expect(caret).toBeGreaterThan(0);
  expect(caret).toBeLessThan(shown.length);
  await page.keyboard.type('00');
  const plain = (text: string) => text.replaceAll('.', '');
  expect(await field.inputValue()).toBe(`${plain(shown.slice(0, caret))}00${plain(shown.slice(caret))}`);
}
