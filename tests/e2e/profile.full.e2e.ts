import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { answerDemoMails, arrived, demoPassword, shot, useBrowser, visit, type Look } from '../support/browser.ts';
import { expectAccessible } from '../support/browserAxe.ts';
import { choose, fromMenu } from '../support/browserForms.ts';
import { useClockedServer } from '../support/clockedServer.ts';
import { t } from '../support/words.ts';
import { signInAs } from './steps/signInAs.ts';

const { open } = useBrowser();
/** A separate server, because other files sign in with the password that changes here. */
const { address } = useClockedServer();
const email = 'ana@acme.test';
const fresh = 'three rivers by the harbor';
const path = '/company/settings/profile';

const enter = (page: Page, password: string, language: 'pt' | 'en' = 'pt') =>
  signInAs(page, language, { email, password });

const device = (look: Look = {}) => open({ ...look, address: address() });
/** A field in the password section, because the address section also asks for the current password. */
const secret = (page: Page, label: string) =>
  page.getByRole('region', { name: t('en', 'profile.password.title'), exact: true }).getByRole('textbox', {
    name: new RegExp(`^${label}`),
  });

async function changePassword(page: Page, current: string, next: string): Promise<void> {
  await secret(page, t('en', 'profile.password.current')).fill(current);
  await secret(page, t('en', 'profile.password.new')).fill(next);
  await page.getByRole('button', { name: t('en', 'profile.password.change'), exact: true }).click();
}

describe('the profile', () => {
  it('changes language and theme at once and on other devices, and the password for all devices', async () => {
    const page = await device({ expected: [/^400 PATCH \/api\/v1\/auth\/profile/] });
    await enter(page, demoPassword);
    const other = await device({
      expected: [/^401 POST \/api\/v2\/invoice\/items/, /^401 GET \/api\/v1\/auth\/refresh/],
    });
    await answerDemoMails(other);
    await enter(other, demoPassword);

    await fromMenu(page, t('pt', 'shell.userMenu'), t('pt', 'profile.title'));
    await page.waitForURL(path);
    await arrived(page);
    await choose(page, t('pt', 'profile.choices.theme'), t('pt', 'profile.choices.dark'));
    const stored = page.waitForResponse((answer) => answer.request().postData()?.includes('"en"') ?? false);
    await choose(page, t('pt', 'common.language'), 'English');
    await page.getByRole('heading', { level: 1, name: t('en', 'profile.title') }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    expect((await stored).status()).toBe(200);
    await expectAccessible(page);
    await shot(page, 'profile-chosen', { full: true });

    const next = await device();
    await enter(next, demoPassword);
    expect(await next.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await fromMenu(next, t('en', 'shell.userMenu'), t('en', 'profile.title'));
    await next.getByRole('heading', { level: 1, name: t('en', 'profile.title') }).waitFor();

    await visit(other, '/company/items/create');
    await other.locator('input[name=description]').fill('Outra sessão');

    await changePassword(page, 'not my password', fresh);
    await page.getByText(t('en', 'validation.passwordWrong')).waitFor();
    await expectAccessible(page);
    await changePassword(page, demoPassword, fresh);
    await page.getByText(t('en', 'auth.password_changed_elsewhere')).waitFor();

    await other.getByRole('button', { name: t('pt', 'ra.action.save'), exact: true }).click();
    const dialog = other.getByRole('dialog', { name: t('pt', 'shell.lostSession.title') });
    await dialog.waitFor();
    await dialog.getByLabel(t('pt', 'signin.password')).fill(fresh);
    await dialog.getByRole('button', { name: t('pt', 'signin.submit'), exact: true }).click();
    await other.waitForURL('/company/items');

    // The session that changed the password stays valid.
    await page.reload();
    await arrived(page);
    expect(new URL(page.url()).pathname).toBe(path);
  });
});
