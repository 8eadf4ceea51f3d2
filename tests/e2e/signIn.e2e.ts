import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { languageCodes, type Language } from '../../domain/languages.ts';
import { arrived, demoPassword, enterAs, shot, signedIn, useBrowser, visit } from '../support/browser.ts';
import { expectAccessible, expectFitting } from '../support/browserAxe.ts';
import { t } from '../support/words.ts';

const { open } = useBrowser();

/** The tests of all screens run axe in the other two languages. */
const expectScreen = (page: Page, language: Language): Promise<void> =>
  language === 'en' ? expectAccessible(page) : expectFitting(page);

describe('signing in', () => {
  it.each(languageCodes)('leads a company’s user to its dashboard, in %s', async (language) => {
    const page = await open({ language });
    await visit(page, '/login');
    await expectScreen(page, language);
    await shot(page, `signin-${language}`);
    await page.getByLabel(t(language, 'signin.email')).fill('ana@acme.test');
    await page.getByLabel(t(language, 'signin.password'), { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: t(language, 'signin.submit'), exact: true }).click();
    await signedIn(page);
    expect(new URL(page.url()).pathname).toBe('/company');
    await expectScreen(page, language);
    await shot(page, `dashboard-${language}`);
  });
});

describe('a continued session', () => {
  it('is requested once by each reloaded tab, and kept by both', async () => {
    const page = await open();
    await enterAs(page, 'ana@acme.test');
    const other = await page.context().newPage();
    await other.addInitScript(() => localStorage.setItem('ultramar.signedIn', 'yes'));
    const tabs = [page, other];
    await Promise.all(tabs.map((tab) => visit(tab, '/company/items')));
    const statuses: number[] = [];
    page.context().on('response', (answer) => {
      if (answer.url().endsWith('/auth/refresh')) statuses.push(answer.status());
    });
    await Promise.all(tabs.map((tab) => tab.reload()));
    await Promise.all(tabs.map(arrived));
    expect(statuses).toEqual([200, 200]);
    expect(tabs.map((tab) => new URL(tab.url()).pathname)).toEqual(['/company/items', '/company/items']);
  });
});
