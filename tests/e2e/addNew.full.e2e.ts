import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { enterAs, shot, useBrowser, visit } from '../support/browser.ts';
import { expectAccessible } from '../support/browserAxe.ts';
import { t as wordsOf } from '../support/words.ts';
import { acceptTerms } from './steps/acceptTerms.ts';
import { expectFocus, tabTo, typeAndTake } from './steps/keyboard.ts';

const { open } = useBrowser();
const language = 'en';
const t = (key: string, args?: Record<string, string | number>) => wordsOf(language, key, args);
const field = (resource: string, name: string) => t(`resources.${resource}.fields.${name}`);
const choice = (page: Page, name: string) => page.getByRole('combobox', { name: field('invoices', name), exact: true });

/** Types an unknown name and opens the form that creates a record with it. */
async function addNamed(page: Page, into: string, name: string) {
  await tabTo(page, choice(page, into));
  await typeAndTake(page, name, t('generate.search.addNamed', { text: name }));
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const label = dialog.getByRole('textbox', { name: field('accounts', 'name'), exact: true });
  await expectFocus(label);
  expect(await label.inputValue()).toBe(name);
  return dialog;
}

/** Opens the section of the account by key. */
async function unfoldPayment(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: new RegExp(`^${t('documents.folded.payment')}`) }));
  await page.keyboard.press('Enter');
}

describe.each([
  ['light', 1440],
  ['dark', 390],
] as const)('a missing client and account, in the %s theme at %i px', (theme, width) => {
  it('can be added by keyboard alone while writing an invoice, and are saved with it', async () => {
    const [client, account] = [`Blue Harbor ${theme}`, `Wise ${theme}`];
    const page = await open({ language, theme, width });
    await enterAs(page, 'ana@acme.test');
    await visit(page, '/company/invoices/create');

    const entity = await addNamed(page, 'service_buyer_uuid', client);
    await expectAccessible(page);
    await shot(page, `add-client-${theme}`);
    await tabTo(page, entity.getByRole('combobox', { name: field('entities', 'location.address'), exact: true }));
    await page.keyboard.type('Boston');
    await page
      .getByRole('option', { name: /^Boston.*United States/ })
      .first()
      .waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await tabTo(page, entity.getByRole('button', { name: t('ra.action.save'), exact: true }));
    await page.keyboard.press('Enter');
    await entity.waitFor({ state: 'detached' });
    await expectFocus(choice(page, 'service_buyer_uuid'));
    expect(await choice(page, 'service_buyer_uuid').inputValue()).toBe(client);

    await unfoldPayment(page);
    const given = await addNamed(page, 'account_uuid', account);
    await expectAccessible(page);
    await shot(page, `add-account-${theme}`);
    // Closing the form leaves the text in the field, from which the test opens the form again.
    await page.keyboard.press('Escape');
    await given.waitFor({ state: 'detached' });
    await expectFocus(choice(page, 'account_uuid'));
    expect(await choice(page, 'account_uuid').inputValue()).toBe(account);
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option', { name: t('generate.search.addNamed', { text: account }) }).waitFor();
    await page.keyboard.press('Enter');
    await expectFocus(given.getByRole('textbox', { name: field('accounts', 'name'), exact: true }));
    await page.keyboard.press('Enter');
    await given.waitFor({ state: 'detached' });
    await expectFocus(choice(page, 'account_uuid'));

    await acceptTerms(page, language);
    await shot(page, `added-${theme}`, { full: true });
    await tabTo(page, page.getByRole('button', { name: t('documents.draft.save'), exact: true }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/company\/invoices\/[\da-f-]{36}$/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByText(client).first().waitFor();
    await visit(page, `/company/invoices/create?uuid=${new URL(page.url()).pathname.split('/').at(-1)}`);
    await unfoldPayment(page);
    await expect.poll(() => choice(page, 'account_uuid').inputValue()).toBe(account);
  });
});
