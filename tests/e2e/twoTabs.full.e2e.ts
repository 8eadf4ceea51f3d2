import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { answerDemoMails, demoPassword, enterAs, shot, useBrowser, visit } from '../support/browser.ts';
import { expectAccessible } from '../support/browserAxe.ts';
import { fromMenu, textField, unfold } from '../support/browserForms.ts';
import { t as wordsOf } from '../support/words.ts';
import { fillInvoice } from './steps/invoice.ts';

const { open } = useBrowser();
const t = (key: string, args?: Record<string, string | number>) => wordsOf('pt', key, args);

const pressed = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const reference = (page: Page) => textField(page, t('resources.invoices.fields.company_number'));
const invoicePage = /\/company\/invoices\/[\da-f-]{36}$/;
/** Confirms the browser's question before a page is left. */
const leaving = (page: Page) => page.on('dialog', (question) => void question.accept());

/** The number of invoices with a reference, because other test files create invoices meanwhile. */
async function invoicesOf(page: Page, token: string, own: string): Promise<number> {
  const answer = await page.request.get(`/api/v2/invoice/invoices-single?search=${own}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { count: number }).count;
}

/** Opens another tab in the same browser. */
async function tabBeside(page: Page, path: string): Promise<Page> {
  const other = await page.context().newPage();
  leaving(other);
  await visit(other, path);
  return other;
}

/** Opens a new invoice that the browser stored and the server has not saved, in two tabs. */
async function draftInTwoTabs(page: Page, own: string): Promise<readonly [Page, Page]> {
  leaving(page);
  await visit(page, '/company/invoices/create');
  await fillInvoice(page, own);
  const kept = () => page.evaluate(() => Object.entries(localStorage).find(([key]) => key.includes('draft'))?.[1]);
  await expect.poll(kept).toMatch(/"price":"250".*"scenario":"[\da-f-]+"/);
  await page.reload();
  const tabs = [page, await tabBeside(page, '/company/invoices/create')] as const;
  for (const tab of tabs) {
    // oxlint-disable-next-line no-await-in-loop -- a person goes from tab to tab
    await pressed(tab, t('generate.draft.restore'));
    // oxlint-disable-next-line no-await-in-loop
    await unfold(tab, t('documents.folded.references'));
    await expect.poll(() => reference(tab).inputValue()).toBe(own);
  }
  return tabs;
}

describe('a draft of a new invoice in two tabs', () => {
  it('is saved once, and the other tab shows this and leads to it without a question', async () => {
    // High enough that the bar with the buttons covers no field in part.
    const page = await open({ height: 1600 });
    const token = await enterAs(page, 'ana@acme.test');
    const [one, other] = await draftInTwoTabs(page, 'DUAS-ABAS-1');
    await pressed(one, t('documents.draft.save'));
    await one.waitForURL(invoicePage);
    const note = other.getByRole('alert').filter({ hasText: t('generate.draft.savedBefore') });
    await note.waitFor();
    await expectAccessible(other);
    await shot(other, 'saved-before');
    await note.getByRole('link', { name: t('generate.draft.openSaved') }).click();
    await other.waitForURL(one.url());
    await other.getByRole('heading', { level: 1 }).waitFor();
    expect(await invoicesOf(page, token, 'DUAS-ABAS-1')).toBe(1);
  });

  it('is the same invoice if the other tab saves it unchanged; after edits, another if the user confirms', async () => {
    const page = await open({ expected: [/^422 POST \/api\/v2\/invoice\/invoices-single\/create/] });
    const token = await enterAs(page, 'ana@acme.test');
    const [one, other] = await draftInTwoTabs(page, 'DUAS-ABAS-2');
    const third = await tabBeside(page, '/company/invoices/create');
    await pressed(third, t('generate.draft.restore'));
    await pressed(one, t('documents.draft.save'));
    await one.waitForURL(invoicePage);
    await pressed(third, t('documents.draft.save'));
    await third.waitForURL(one.url());
    await reference(other).fill('DUAS-ABAS-3');
    await pressed(other, t('documents.draft.save'));
    await expect
      .poll(() => other.evaluate(() => document.activeElement?.textContent))
      .toContain(t('generate.draft.savedBefore'));
    expect(await reference(other).inputValue()).toBe('DUAS-ABAS-3');
    expect(await invoicesOf(page, token, 'DUAS-ABAS-2')).toBe(1);
    expect(await invoicesOf(page, token, 'DUAS-ABAS-3')).toBe(0);
    await pressed(other, t('generate.draft.anew'));
    await pressed(other, t('documents.draft.save'));
    await other.waitForURL((url) => invoicePage.test(url.pathname) && url.href !== one.url());
    expect(await invoicesOf(page, token, 'DUAS-ABAS-2')).toBe(1);
    expect(await invoicesOf(page, token, 'DUAS-ABAS-3')).toBe(1);
  });
});

describe('a record edited in two tabs', () => {
  it('is saved by the first; the second shows this, keeps its input, and continues from there', async () => {
    const page = await open({ expected: [/^409 PUT \/api\/v2\/entities/] });
    const token = await enterAs(page, 'ana@acme.test');
    const headers = { authorization: `Bearer ${token}` };
    const made = await page.request.post('/api/v2/entities', {
      headers,
      data: { name: 'Duas Abas Ltda', location: { place_id: 'manual', address: 'Rua 1', country: { id: 76 } } },
    });
    const { uuid } = (await made.json()) as { uuid: string };
    const field = (tab: Page, name: string) => textField(tab, t(`resources.entities.fields.${name}`));
    await visit(page, `/company/entities/${uuid}/edit`);
    const other = await tabBeside(page, `/company/entities/${uuid}/edit`);
    await field(page, 'responsible_name').fill('Da primeira aba');
    await field(other, 'name').fill('Nome da segunda aba');
    await pressed(page, t('ra.action.save'));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForURL(({ pathname }) => pathname !== `/company/entities/${uuid}/edit`);
    await pressed(other, t('ra.action.save'));
    const dialog = other.getByRole('alertdialog', { name: t('generate.stale.title') });
    await dialog.waitFor();
    await expectAccessible(other);
    await shot(other, 'stale');
    await dialog.getByRole('button', { name: t('generate.stale.load') }).click();
    await expect.poll(() => field(other, 'responsible_name').inputValue()).toBe('Da primeira aba');
    expect(await field(other, 'name').inputValue()).toBe('Nome da segunda aba');
    await pressed(other, t('ra.action.save'));
    await other.waitForURL(({ pathname }) => pathname !== `/company/entities/${uuid}/edit`);
    const read = await page.request.get(`/api/v2/entities/${uuid}`, { headers });
    expect(await read.json()).toMatchObject({ name: 'Nome da segunda aba', responsible_name: 'Da primeira aba' });
  });
});

describe('signing out in one tab', () => {
  it('asks for sign-in in the other above its input, and continues there', async () => {
    const page = await open({ expected: [/^401 GET \/api\/v1\/auth\/refresh/] });
    await answerDemoMails(page);
    await enterAs(page, 'ana@acme.test');
    await visit(page, '/company/items');
    const other = await tabBeside(page, '/company/items/create');
    const description = other.locator('input[name=description]');
    await description.fill('Escrito na outra aba');
    await fromMenu(page, t('shell.userMenu'), t('shell.logOff'));
    await page.waitForURL('/login');
    const dialog = other.getByRole('dialog', { name: t('shell.lostSession.title') });
    await dialog.getByText(t('shell.lostSession.signedOut')).waitFor();
    await expectAccessible(other);
    await shot(other, 'signed-out-beside');
    expect(await description.inputValue()).toBe('Escrito na outra aba');
    await dialog.getByLabel(t('signin.password')).fill(demoPassword);
    await pressed(other, t('signin.submit'));
    await dialog.waitFor({ state: 'detached' });
    await pressed(other, t('ra.action.save'));
    await other.waitForURL('/company/items');
  });
});
