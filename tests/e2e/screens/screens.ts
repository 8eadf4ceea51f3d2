import type { Page } from 'playwright';
import { enterAs, shot, useBrowser, walk, type Look } from '../../support/browser.ts';
import { expectAccessible } from '../../support/browserAxe.ts';
import { registerExtremes, type ExtremeData } from '../../support/browserData.ts';
import { t as wordsOf } from '../../support/words.ts';

/** Lines of the long invoice: more than a screen shows. */
export const longInvoiceLines = 40;

/** The language, theme and width for checking screens. */
export type ScreenLook = Required<Pick<Look, 'language' | 'theme' | 'width'>>;

/** One browser for a test file, with pages in one look. */
export function openScreens(look: ScreenLook) {
  const { open, share } = useBrowser();
  const { language, theme, width } = look;
  let extremes: ExtremeData;
  const entered = async (expected?: RegExp[]) => {
    const page = await open({ ...look, expected });
    const token = await enterAs(page, 'ana@acme.test');
    extremes ??= await registerExtremes(page, token, longInvoiceLines);
    return page;
  };
  return {
    look,
    open,
    t: (key: string, args?: Record<string, string | number>) => wordsOf(language, key, args),
    /** Opens a screen: no axe violations, no horizontal scrolling, no errors in the console. */
    expectScreen: async (page: Page, name: string, path?: string) => {
      if (path) await walk(page, path);
      await shot(page, `${name}-${language}-${theme}-${width}`, { full: true });
      await expectAccessible(page);
    },
    /** A new page of a user of the company. */
    entered,
    /** The page that all tests of the file share. */
    asAna: () => share('ana', entered),
    /** Records with the longest texts, once a user has entered. */
    extremes: () => extremes,
  };
}

export type Screens = ReturnType<typeof openScreens>;
