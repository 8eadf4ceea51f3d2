import { randomUUID } from 'node:crypto';
import type { Locator, Page, Request } from 'playwright';
import { expect, it } from 'vitest';
import { formatInstant } from '../../domain/kinds/instant.ts';
import { enterAs, shot, useBrowser } from '../support/browser.ts';
import { textField } from '../support/browserForms.ts';
import { t as wordsOf } from '../support/words.ts';
import { fillInvoice } from './steps/invoice.ts';

const { open } = useBrowser();
const t = (key: string, args?: Record<string, string | number>) => wordsOf('pt', key, args);

const invoices = '/api/v2/invoice/invoices-single';
/** Alternating delays of answers in milliseconds, so that some overtake others. */
const delays = [1400, 500, 900];

/** Delays all answers of the API and loses the first to an invoice's creation. Returns the sent writes. */
async function slowDay(page: Page): Promise<Request[]> {
  const writes: Request[] = [];
  let count = 0;
  let isLost = false;
  await page.route('**/api/v2/**', async (route) => {
    const request = route.request();
    const late = delays[count % delays.length];
    count += 1;
    const isWrite = request.method() !== 'GET' && !request.url().includes('preview=true');
    if (isWrite) writes.push(request);
    const answer = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, late));
    if (isLost || !isWrite || !request.url().includes(`${invoices}/create`)) return route.fulfill({ response: answer });
    isLost = true;
    return route.abort();
  });
  return writes;
}

/** Presses a button twice, as impatient users do, and waits for its progress indicator. */
async function press(button: Locator): Promise<void> {
  await button.dblclick();
  // In one query, because the answer may end both.
  await button.and(button.page().locator(':disabled')).getByRole('progressbar').waitFor();
}

it('on a slow network an invoice is written, issued, paid and exported, each once and with progress', async () => {
  const own = `LENTA-${randomUUID().slice(0, 8)}`;
  const page = await open({ expected: [/^console: .*(ERR_FAILED|HttpError)/] });
  const token = await enterAs(page, 'ana@acme.test');
  const writes = await slowDay(page);
  const sent = (path: string) => writes.filter((request) => request.url().includes(path));

  await page.goto('/company/invoices/create');
  await page
    .getByRole('main')
    .getByRole('status', { name: t('common.loading') })
    .waitFor();
  await page.getByRole('combobox', { name: t('resources.invoices.fields.service_buyer_uuid') }).fill('Norte');
  await page.getByText(t('common.searching')).first().waitFor();
  await fillInvoice(page, own);

  const draft = page.getByRole('button', { name: t('documents.draft.save'), exact: true });
  await press(draft);
  await shot(page, 'slow-saving');
  await page.getByText(t('common.networkError')).waitFor();
  expect(await textField(page, t('resources.invoices.fields.company_number')).inputValue()).toBe(own);
  await press(draft);
  await page.waitForURL(/\/company\/invoices\/[\da-f-]{36}$/);
  const keys = sent(`${invoices}/create`).map((request) => request.headers()['idempotency-key']);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);

  const next = page.locator('.page-actions');
  await next.getByRole('button', { name: t('resources.invoices.actions.bill.name') }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText(t('generate.bulk.looking')).waitFor();
  await shot(page, 'slow-looking');
  await press(question.getByRole('button', { name: t('resources.invoices.actions.bill.confirm') }));
  await page.getByRole('heading', { level: 3, name: /^Emissão com o nº \d+$/ }).waitFor();

  const receive = t('resources.invoices.actions.receive.name');
  await next.getByRole('button', { name: receive }).click();
  const receipt = page.getByRole('dialog');
  const now = formatInstant(new Date().toISOString(), 'pt', 'America/Sao_Paulo');
  await receipt.getByRole('textbox', { name: t('invoiceActions.receive.date') }).fill(now);
  await press(receipt.getByRole('button', { name: receive }));
  await page.getByRole('heading', { level: 3, name: /^Recebimento de .* registrado$/ }).waitFor();
  const statuses = sent('/invoice/status').map((request) => (request.postDataJSON() as { status: string }).status);
  expect(statuses).toEqual(['billed', 'paid']);

  await page.getByRole('link', { name: t('resources.invoices.name', { smart_count: 2 }), exact: true }).click();
  await page.getByRole('row').filter({ hasText: own }).waitFor();
  const exporting = page.getByRole('button', { name: t('ra.action.export') });
  await exporting.click();
  const entry = page.getByRole('menuitem', { name: 'CSV (.csv)' });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    entry.click().then(() => exporting.getByRole('progressbar').waitFor()),
  ]);
  expect(file.suggestedFilename()).toBe('Faturas.csv');

  const kept = await page.request.get(`${invoices}?search=${own}`, { headers: { authorization: `Bearer ${token}` } });
  expect(await kept.json()).toMatchObject({ count: 1, results: [{ status: 'paid', company_number: own }] });
  // Requests of the last page may still be pending.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
