import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { enterAs, useBrowser, visit } from '../support/browser.ts';
import { expectAccessible } from '../support/browserAxe.ts';
import { useDemoServer } from '../support/demoServer.ts';
import { fromMenu, textField } from '../support/browserForms.ts';
import { onePixel } from '../support/pictures.ts';
import { t as wordsOf } from '../support/words.ts';

const { open } = useBrowser();
// Renames a company, and another file cancels its drafts.
const { address } = useDemoServer();
const t = (key: string, args?: Record<string, string | number>) => wordsOf('pt', key, args);
const field = (resource: string, name: string) => t(`resources.${resource}.fields.${name}`);
const [named, renamed] = ['Globex Consulting, S.A.', 'Nova Globex, S.A.'];

interface Listed extends Readonly<
  Record<'uuid' | 'service_provider_uuid' | 'service_buyer_uuid' | 'currency', string>
> {
  readonly created: string;
  readonly due_date: string;
}

const save = async (page: Page) => {
  await page.getByRole('button', { name: t('ra.action.save') }).click();
  await page.getByText(t('resources.company-settings.saved')).first().waitFor();
};

it('the owner renames the company and changes its logo: drafts use both, and issued invoices stay unchanged', async () => {
  const page = await open({ address: address(), width: 1440, height: 900 });
  const token = await enterAs(page, 'gil@globex.test');
  const headers = { authorization: `Bearer ${token}` };
  const get = async (path: string) => (await page.request.get(`/api/v2/${path}`, { headers })).json();
  const { results } = (await get('invoice/invoices-single?status=billed&type=individual')) as { results: Listed[] };
  const [{ uuid: issued, service_provider_uuid, service_buyer_uuid, currency, created, due_date }] = results as [
    Listed,
  ];
  const data = { service_provider_uuid, service_buyer_uuid, currency, created, due_date, is_draft: true };
  const made = await page.request.post('/api/v2/invoice/invoices-single/create', { headers, data });
  const { uuid: draft } = (await made.json()) as Listed;
  const issuer = (document: Page) =>
    document
      .frameLocator('iframe')
      .getByText(/Globex/)
      .first();

  const logo = async (uuid: string) =>
    (await page.request.get(`/api/v2/invoice/invoices-single/${uuid}/logo`, { headers })).body();
  const before = await logo(issued);

  await visit(page, '/company');
  await page.getByRole('button', { name: t('shell.userMenu') }).click();
  await page.getByRole('menuitem', { name: t('shell.settings') }).click();
  await page.getByRole('heading', { level: 1, name: t('shell.settings') }).waitFor();
  await textField(page, field('company-settings', 'name')).fill(renamed);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'globex.png', mimeType: 'image/png', buffer: onePixel.png });
  await save(page);
  await page.getByRole('banner').getByText(renamed, { exact: true }).waitFor();
  await expectAccessible(page);
  await fromMenu(
    page.getByRole('main'),
    new RegExp(`^${t('generate.row.options', { name: '' }).trim()}`),
    t('generate.row.audit'),
  );
  const history = page.getByRole('dialog');
  await history
    .getByText(new RegExp(field('company-settings', 'name')))
    .first()
    .waitFor();
  await history
    .getByText(/gil@globex/)
    .first()
    .waitFor();
  await expectAccessible(page);

  await visit(page, `/company/invoices/${draft}`);
  await expect.poll(() => issuer(page).textContent()).toContain(renamed);
  await visit(page, `/company/invoices/${issued}`);
  await expect.poll(() => issuer(page).textContent()).toContain(named);
  expect(await logo(draft)).toEqual(onePixel.png);
  expect(await logo(issued)).toEqual(before);
});

it('the first number is not editable after an invoice is issued, and a text explains why', async () => {
  const page = await open({ address: address(), width: 390, height: 844 });
  await enterAs(page, 'gil@globex.test');
  await visit(page, '/company/settings/numbering');
  const first = textField(page, field('numbering-settings', 'first_number'));
  await expect.poll(() => first.isDisabled()).toBe(true);
  await page.getByText(t('resources.numbering-settings.fixed.first_number')).waitFor();
  await expectAccessible(page);
});
