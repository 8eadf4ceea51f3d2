import { describe, expect, it } from 'vitest';
import { languageCodes } from '../../domain/languages.ts';
import { demoPassword, enterAs, shot, signedIn, useBrowser, visit } from '../support/browser.ts';
import { expectAccessible } from '../support/browserAxe.ts';
import { t } from '../support/words.ts';

const { open } = useBrowser();

describe('signing in', () => {
  it.each(languageCodes)('leads a person of a company to its dashboard, in %s', async (language) => {
    const page = await open({ language });
    await visit(page, '/login');
    await expectAccessible(page);
    await shot(page, `signin-${language}`);
    await page.getByLabel(t(language, 'signin.email')).fill('ana@acme.test');
    await page.getByLabel(t(language, 'signin.password'), { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: t(language, 'signin.submit'), exact: true }).click();
    await signedIn(page);
    expect(new URL(page.url()).pathname).toBe('/company');
    await expectAccessible(page);
    await shot(page, `dashboard-${language}`);
    await enterAs(page, 'ana@acme.test');
    await visit(page, '/company/invoices');
    await expectAccessible(page);
  });
});
