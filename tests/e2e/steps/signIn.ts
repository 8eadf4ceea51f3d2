import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { Language } from '../../../domain/languages.ts';
import { demoPassword, shot, signedIn, visit, type Pages } from '../../support/browser.ts';
import { expectAccessible, expectFitting } from '../../support/browserAxe.ts';
import { t } from '../../support/words.ts';

/** The tests of all screens run axe in the other two languages. */
const expectScreen = (page: Page, language: Language): Promise<void> =>
  language === 'en' ? expectAccessible(page) : expectFitting(page);

export function checkSignIn(open: Pages['open'], languages: readonly Language[]): void {
  it.each(languages)('signing in leads a company’s user to its dashboard, in %s', async (language) => {
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
}
