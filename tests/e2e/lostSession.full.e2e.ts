import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { answerDemoMails, demoPassword, enterAs, shot, useBrowser, visit } from '../support/browser.ts';
import { expectAccessible } from '../support/browserAxe.ts';
import { textField, unfold } from '../support/browserForms.ts';
import { t as wordsOf } from '../support/words.ts';

const { open } = useBrowser();
const t = (key: string, args?: Record<string, string | number>) => wordsOf('pt', key, args);

const saveButton = (page: Page) => page.getByRole('button', { name: t('ra.action.save'), exact: true });
/** Found by selector, because a dialog may cover it. */
const nameField = (page: Page) => page.locator('input[name=description]');

async function enter(page: Page): Promise<void> {
  await answerDemoMails(page);
  await enterAs(page, 'ana@acme.test');
}

/** Fills in a new item with a name and focuses the save button. */
async function typeItem(page: Page, name: string): Promise<void> {
  await visit(page, '/company/items/create');
  await nameField(page).fill(name);
}

/** The number of items with a name, read in a separate session. */
async function itemsCalled(page: Page, name: string): Promise<number> {
  const login = await page.request.post('/api/v1/auth/login', {
    data: { email: 'ana@acme.test', password: demoPassword },
  });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const answer = await page.request.get(`/api/v2/invoice/items?search=${encodeURIComponent(name)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { count: number }).count;
}

/** Presses the save button, and ends the session while the request is in flight. */
async function loseBySave(page: Page): Promise<void> {
  let isLost = false;
  await page.route('**/api/v2/invoice/items*', async (route) => {
    if (route.request().method() === 'POST' && !isLost) {
      isLost = true;
      const headers = { origin: new URL(page.url()).origin };
      expect((await page.request.post('/api/v1/auth/logout', { headers })).status()).toBe(200);
    }
    return route.continue();
  });
  await saveButton(page).click();
}

describe('a session that is lost while a user types', () => {
  it('can be renewed in the page with all input intact, and the save continues', async () => {
    const page = await open({ expected: [/^401 POST \/api\/v2\/invoice\/items/, /^401 GET \/api\/v1\/auth\/refresh/] });
    await enter(page);
    await typeItem(page, 'Sessão perdida');
    await loseBySave(page);
    const dialog = page.getByRole('dialog', { name: t('shell.lostSession.title') });
    await dialog.waitFor();
    await shot(page, 'lost-session');
    await expectAccessible(page);
    expect(await nameField(page).inputValue()).toBe('Sessão perdida');
    await dialog.getByLabel(t('signin.password')).fill(demoPassword);
    await dialog.getByRole('button', { name: t('signin.submit'), exact: true }).click();
    await page.waitForURL('/company/items');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await itemsCalled(page, 'Sessão perdida')).toBe(1);
  });

  it('leads to the sign-in page without a question, and offers the input afterwards', async () => {
    const page = await open({ expected: [/^401 POST \/api\/v2\/invoice\/items/, /^401 GET \/api\/v1\/auth\/refresh/] });
    const questions: string[] = [];
    page.on('dialog', (question) => {
      questions.push(question.type());
      void question.accept();
    });
    await enter(page);
    await typeItem(page, 'Voltar depois');
    await loseBySave(page);
    await page.getByRole('button', { name: t('shell.lostSession.leave') }).click();
    await page.waitForURL(/\/login\?next=/);
    await textField(page, t('signin.email')).fill('ana@acme.test');
    await page.getByLabel(t('signin.password'), { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: t('signin.submit'), exact: true }).click();
    await page.getByRole('button', { name: t('generate.draft.restore') }).click();
    expect(await nameField(page).inputValue()).toBe('Voltar depois');
    expect(questions).toEqual([]);
  });
});

describe('without a network', () => {
  it('a banner appears and disappears by itself, and the failed save then succeeds once', async () => {
    const page = await open({ expected: [/^console: .*(ERR_INTERNET_DISCONNECTED|HttpError)/] });
    await enter(page);
    await typeItem(page, 'Sem rede');
    await page.context().setOffline(true);
    const banner = page.getByText(t('shell.offline'));
    await banner.waitFor();
    await shot(page, 'offline');
    await saveButton(page).click();
    await page.getByText(t('common.networkError')).waitFor();
    expect(await nameField(page).inputValue()).toBe('Sem rede');
    await page.context().setOffline(false);
    await banner.waitFor({ state: 'detached' });
    await saveButton(page).click();
    await page.waitForURL('/company/items');
    expect(await itemsCalled(page, 'Sem rede')).toBe(1);
  });
});

describe('during a save', () => {
  it('input is disabled, and holding Enter sends one request', async () => {
    const page = await open();
    await enter(page);
    let sent = 0;
    const held = Promise.withResolvers<void>();
    await page.route('**/api/v2/invoice/items*', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      sent += 1;
      const answer = await route.fetch();
      await held.promise;
      return route.fulfill({ response: answer });
    });
    // Types after setting the route, because requests right after that may still bypass it.
    await typeItem(page, 'Uma vez só');
    await page.keyboard.down('Enter');
    for (let repeated = 0; repeated < 5; repeated += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect.poll(() => sent).toBe(1);
    await page.keyboard.type(' e mais');
    expect(await nameField(page).inputValue()).toBe('Uma vez só');
    await shot(page, 'saving');
    held.resolve();
    await page.waitForURL('/company/items');
    expect(sent).toBe(1);
    expect(await itemsCalled(page, 'Uma vez só')).toBe(1);
  });
});

describe('unsaved input', () => {
  it('survives a reload, also for the lines of a document, and is deleted at sign-out', async () => {
    const page = await open({ expected: [/^401 GET \/api\/v1\/auth\/refresh/] });
    page.on('dialog', (question) => void question.accept());
    await enter(page);
    await visit(page, '/company/invoices/create');
    await page.getByRole('button', { name: t('documents.grid.add') }).click();
    await unfold(page, t('documents.folded.references'));
    await textField(page, t('resources.invoices.fields.company_number')).fill('RASCUNHO-7');
    await expect
      .poll(() => page.evaluate(() => Object.entries(localStorage).find(([key]) => key.includes('draft'))?.[1]))
      .toContain('RASCUNHO-7');
    await page.reload();
    await page.getByRole('button', { name: t('generate.draft.restore') }).click();
    await unfold(page, t('documents.folded.references'));
    const number = textField(page, t('resources.invoices.fields.company_number'));
    await expect.poll(() => number.inputValue()).toBe('RASCUNHO-7');
    await shot(page, 'draft-restored');
    await page.getByRole('button', { name: t('shell.userMenu') }).click();
    await page.getByRole('menuitem', { name: t('shell.logOff') }).click();
    await Promise.all([
      page.waitForResponse((answer) => answer.url().includes('/api/v1/auth/refresh')),
      page.getByRole('button', { name: t('generate.leave.confirm') }).click(),
    ]);
    await page.waitForURL('/login');
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual([]);
  });
});
