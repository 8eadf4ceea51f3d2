import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { Language } from '../../../domain/languages.ts';
import type { Stop } from '../../support/kindSamples.ts';
import { labelOf } from '../../support/scratchKinds.ts';
import { t } from '../../support/words.ts';
import { expectFocus, tabTo } from './keyboard.ts';

const fieldOf = (page: Page, label: string): Locator =>
  page.locator('input, textarea, [role=combobox], .rich-editor').and(page.getByLabel(new RegExp(`^${label}(\\s|$)`)));

/** The label of a field; those of a value with several are named by the value. */
const nameOf = ({ path, named }: Stop, language: Language): string =>
  named ? t(language, named, { field: labelOf(path.split('.')[0] ?? path) }) : labelOf(path);

async function type(page: Page, enter: Stop['enter'], text: string): Promise<void> {
  if (enter === 'select') return select(page, text);
  // In no browser does Tab select the text of a multi-line field.
  if (enter === 'textarea' || enter === 'editor') await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** Opens a list by keyboard and moves down to an option; past the last, the first follows. */
async function select(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Enter');
  const focused = page.locator('[role=option]:focus');
  for (let press = 0; press < 20 && (await focused.innerText()) !== text; press += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
}

function read(field: Locator, enter: Stop['enter']): Promise<string> {
  if (enter === 'select' || enter === 'editor') return field.innerText();
  return enter === 'switch' ? field.isChecked().then(String) : field.inputValue();
}

/** Tabs into a field, types a value, leaves and returns, and overwrites it: only the second value remains. */
export async function expectEntered(page: Page, stop: Stop, language: Language) {
  const { path, enter, typed, shown = typed } = stop;
  const field = fieldOf(page, nameOf(stop, language));
  const expectRead = (text: string) => expect.poll(() => read(field, enter), { message: path }).toBe(text);
  await tabTo(page, field);
  for (const [round, text] of typed.entries()) {
    await type(page, enter, text[language]);
    await page.keyboard.press('Tab');
    await expectRead(shown[round]?.[language] ?? '');
    await page.keyboard.press('Shift+Tab');
    await expectFocus(field);
  }
  await page.keyboard.press('Tab');
  await expectRead(shown[1][language]);
}
