import { describe, expect, it } from 'vitest';
import { arrived, enterAs, useBrowser, visit } from '../support/browser.ts';
import { t as wordsOf } from '../support/words.ts';
import { createDraft } from './steps/draft.ts';

const { open } = useBrowser();
const t = (key: string, args?: Record<string, string | number>) => wordsOf('pt', key, args);

describe('the browser’s back button', () => {
  it('leads from a record that was edited from its page to the page that opened it', async () => {
    const page = await open();
    const token = await enterAs(page, 'ana@acme.test');
    const uuid = await createDraft(page, token);
    await visit(page, '/company/invoices');
    await page.locator(`a[href="/company/invoices/${uuid}"]`).first().click();
    await page.waitForURL(`/company/invoices/${uuid}`);
    await arrived(page);
    await page
      .getByRole('link', { name: t('resources.invoices.actions.edit.name'), exact: true })
      .first()
      .click();
    await page.waitForURL(({ search }) => search.includes('uuid='));
    await arrived(page);
    await page.getByRole('button', { name: t('documents.draft.save'), exact: true }).click();
    await page.waitForURL(`/company/invoices/${uuid}`);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.goBack();
    await page.waitForURL('/company/invoices');
  });
});

describe('a copy of a record', () => {
  it('is created once if its save gets no answer and the user reloads and saves again', async () => {
    const page = await open({ expected: [/^console: .*(ERR_FAILED|HttpError)/] });
    const token = await enterAs(page, 'ana@acme.test');
    const headers = { authorization: `Bearer ${token}` };
    const made = await page.request.post('/api/v2/accounts', { headers, data: { name: 'Conta copiada' } });
    const { uuid } = (await made.json()) as { uuid: string };
    const copies = async () => {
      const answer = await page.request.get('/api/v2/accounts?search=Conta+copiada', { headers });
      return ((await answer.json()) as { count: number }).count;
    };
    let isLost = false;
    await page.route('**/api/v2/accounts*', async (route) => {
      if (isLost || route.request().method() !== 'POST') return route.continue();
      isLost = true;
      await route.fetch();
      return route.abort();
    });
    await visit(page, `/company/accounts/create?copy=${uuid}`);
    const save = page.getByRole('button', { name: t('ra.action.save'), exact: true });
    await save.click();
    await page.getByText(t('common.networkError')).waitFor();
    expect(await copies()).toBe(2);
    await page.reload();
    await arrived(page);
    await save.click();
    await page.waitForURL(({ pathname }) => !pathname.endsWith('/create'));
    expect(await copies()).toBe(2);
  });
});
