import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../domain/languages.ts';
import { enterAs, useBrowser, visit } from '../support/browser.ts';
import type { RunningServer } from '../support/browserServer.ts';
import { startDemoServer } from '../support/demoServer.ts';
import { nameOf, samples, type Stop } from '../support/kindSamples.ts';
import { labelOf, sampleFiles } from '../support/scratchKinds.ts';
import { openScratchTree } from '../support/scratchTree.ts';
import { t } from '../support/words.ts';
import { expectEntered } from './steps/entering.ts';
import { expectFocus, tabTo } from './steps/keyboard.ts';

const { open } = useBrowser();
/**
 * Portuguese writes a decimal comma and days first, English a point and years first; Spanish writes both as Portuguese
 * does.
 */
const languages = ['pt', 'en'] as const satisfies readonly Language[];
let tree: Awaited<ReturnType<typeof openScratchTree>>;
let server: RunningServer;

beforeAll(async () => {
  tree = await openScratchTree(sampleFiles);
  server = await startDemoServer(tree.path);
});

afterAll(async () => {
  await server?.stop();
  await tree?.remove();
});

/**
 * The kinds to type in a language: all in Portuguese, and in English those whose texts differ; always the required one.
 */
function kindsOf(language: Language) {
  const words = ({ typed, shown = typed }: Stop, of: Language) =>
    JSON.stringify([...typed, ...shown].map((text) => text[of]));
  const isTyped = (stop: Stop) => language === 'pt' || words(stop, 'pt') !== words(stop, language);
  return Object.entries(samples).filter(([kind, { stops }]) => kind === 'text' || stops.some(isTyped));
}

async function enter(language: Language, path: string) {
  const page = await open({ address: server.address, language });
  await enterAs(page, 'ana@acme.test');
  await visit(page, path);
  return page;
}

describe('a value of every kind', () => {
  it.each(languages)('is typed by keyboard in %s, typed over, read back and saved', async (language) => {
    const page = await enter(language, '/company/samples/create');
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
  });
});

describe('an existing figure', () => {
  it('is edited at the clicked position only', async () => {
    const page = await enter('pt', '/company/samples/create');
    const field = page.getByRole('textbox', { name: labelOf('money'), exact: true });
    await field.fill('1234567,89');
    await page.keyboard.press('Tab');
    const { width, height } = (await field.boundingBox()) ?? { width: 0, height: 0 };
    // Figures are right-aligned: a click 40 px from the right edge hits the digits.
    await field.click({ position: { x: width - 40, y: height / 2 } });
    const at = await field.evaluate((input: HTMLInputElement) => [
      input.selectionStart,
      input.selectionEnd,
      input.value,
    ]);
    const shown = '1.234.567,89';
    const caret = Number(at[0]);
    expect(at).toEqual([caret, caret, shown]);
    expect(caret).toBeGreaterThan(0);
    expect(caret).toBeLessThan(shown.length);
    await page.keyboard.type('00');
    const plain = (text: string) => text.replaceAll('.', '');
    expect(await field.inputValue()).toBe(`${plain(shown.slice(0, caret))}00${plain(shown.slice(caret))}`);
  });
});

describe('a figure of a line', () => {
  it.each(languages)('is overwritten in %s as in any field', async (language) => {
    const page = await enter(language, '/company/invoices/create');
    const cell = (column: string) =>
      page.getByRole('textbox', {
        name: t(language, 'documents.grid.cell', {
          field: t(language, `documents.grid.columns.${column}`),
          position: 1,
        }),
      });
    const comma = language !== 'en';
    await page.getByRole('button', { name: t(language, 'documents.grid.itemPlaceholder') }).click();
    await tabTo(page, cell('quantity'));
    await page.keyboard.type('2');
    await page.keyboard.press('Tab');
    await page.keyboard.type(comma ? '12000,5' : '12000.5');
    await page.keyboard.press('Shift+Tab');
    await expectFocus(cell('quantity'));
    await page.keyboard.type('3');
    await page.keyboard.press('Tab');
    await expectFocus(cell('price'));
    expect(await cell('price').inputValue()).toBe(comma ? '12.000,50' : '12,000.50');
    await page.keyboard.type('13000');
    await page.keyboard.press('Tab');
    expect(await cell('quantity').inputValue()).toBe('3');
    expect(await cell('price').inputValue()).toBe(comma ? '13.000,00' : '13,000.00');
  });
});
