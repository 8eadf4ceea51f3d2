import { describe, expect, it } from 'vitest';
import { languageCodes } from '../../src/i18n/languages.ts';
import { demoPassword, enterAs, shot, useBrowser } from '../support/browser.ts';
import { expectAccessible } from '../support/browserAxe.ts';
import { t } from '../support/words.ts';

const { open } = useBrowser();

describe('signing in', () => {
  it.each(languageCodes)('leads a person of a company to its dashboard, in %s', async (language) => {
    const page = await open({ language });
    await page.goto('/login');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page);
    await shot(page, `signin-${language}`);
    await page.getByLabel(t(language, 'signin.email')).fill('ana@acme.test');
    await page.getByLabel(t(language, 'signin.password'), { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: t(language, 'signin.submit'), exact: true }).click();
    await page.waitForURL('/company');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/company');
    await expectAccessible(page);
    await shot(page, `dashboard-${language}`);
    await enterAs(page, 'ana@acme.test');
    await page.goto('/company/invoices');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page);
  });
});
