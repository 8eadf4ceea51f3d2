import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { addDays } from '../../domain/dates/date.ts';
import { formatDate } from '../../domain/kinds/date.ts';
import { formatDecimal } from '../../domain/kinds/decimal.ts';
import { formatMoney } from '../../domain/kinds/money.ts';
import { sumAmounts } from '../../domain/money/sum.ts';
import { arrived, enterAs, useBrowser, visit } from '../support/browser.ts';
import { expectAccessible } from '../support/browserAxe.ts';
import { textField } from '../support/browserForms.ts';
import { t as words } from '../support/words.ts';
import { acceptTerms, acceptTermsBefore } from './steps/acceptTerms.ts';
import { offerQuote } from './steps/quotes.ts';

const { open } = useBrowser();
const t = (key: string, args = {}) => words('en', key, args);
const quoteWord = (key: string) => t(`resources.quotes.actions.${key}`);
const key = /[\da-f-]{36}$/;

/** A user of the company, and how it reads what a page shows. */
async function enter() {
  const page = await open({ language: 'en' });
  const token = await enterAs(page, 'ana@acme.test');
  await acceptTermsBefore(page, token);
  const headers = { authorization: `Bearer ${token}` };
  const read = async (path: string) => (await page.request.get(`/api/v2/${path}`, { headers })).json();
  return { page, token, read };
}

/** Performs a command from the page's buttons or from its menu, with values by field. */
async function perform(page: Page, resource: string, name: string, values: Readonly<Record<string, string>> = {}) {
  const word = (part: string) => t(`resources.${resource}.actions.${name}.${part}`);
  const actions = page.locator('.page-actions');
  const button = actions.getByRole('button', { name: word('name'), exact: true });
  if ((await button.count()) > 0) await button.click();
  else await fromPageMenu(page, word('name'));
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  for (const [field, value] of Object.entries(values)) await dialog.getByLabel(word(`fields.${field}`)).fill(value);
  await dialog.getByRole('button', { name: word('confirm'), exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function fromPageMenu(page: Page, name: string): Promise<void> {
  await page.locator('.page-actions [aria-haspopup=menu]').last().click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Waits for the page of a record, and returns its key. */
async function opened(page: Page, list: string): Promise<string> {
  await page.waitForURL(new RegExp(`/company/${list}/[\\da-f-]{36}$`));
  await arrived(page);
  return key.exec(new URL(page.url()).pathname)?.[0] ?? '';
}

it('a deposit is invoiced on a quote, and the invoice of the quote deducts it', async () => {
  const { page, token, read } = await enter();
  const { uuid: quote } = await offerQuote(page, token);
  await visit(page, `/company/quotes/${quote}`);
  await perform(page, 'quotes', 'accept', { answered_by: 'Bia Reis' });
  await page.getByText(/^Bia Reis accepted this quote on/).waitFor();

  await perform(page, 'quotes', 'deposit', { percent: '30' });
  const deposit = await opened(page, 'invoices');
  await perform(page, 'invoices', 'bill');
  await page.getByRole('heading', { level: 1, name: /^Invoice \d+$/ }).waitFor();
  const { full_number: number, total: paid, currency } = await read(`invoice/invoices-single/${deposit}`);

  await visit(page, `/company/quotes/${quote}`);
  await page.getByText(t('resources.quotes.standing.deposited', { percent: '30%' })).waitFor();
  await perform(page, 'quotes', 'convert');
  const final = await opened(page, 'invoices');
  const [{ total: whole }, { items_invoice: lines }] = await Promise.all([
    read(`quotes/${quote}`),
    read(`invoice/invoices-single/${final}`),
  ]);
  const rest = formatMoney(sumAmounts([whole, `-${paid}`], 2), currency, 'en');
  await page.getByRole('definition').filter({ hasText: rest }).first().waitFor();
  const mirrored = page.locator('.document-lines li').filter({ hasText: new RegExp(`\\b${number}\\b`) });
  await mirrored.getByText(formatDecimal(lines[1].total, 'en'), { exact: true }).waitFor();
  await expectAccessible(page);

  await page
    .locator('.page-actions')
    .getByRole('link', { name: t('resources.invoices.actions.edit.name') })
    .click();
  const fixed = page.getByRole('row').filter({ hasText: t('documents.deposit.fixed') });
  await fixed.waitFor();
  expect(await fixed.getByRole('button').count()).toBe(0);
  await expectAccessible(page);
});

it('a proforma invoice is made of a quote, and an invoice of the proforma invoice', async () => {
  const { page, token, read } = await enter();
  const { uuid: quote } = await offerQuote(page, token);
  await visit(page, `/company/quotes/${quote}`);
  await fromPageMenu(page, quoteWord('proforma.name'));
  await page.getByRole('heading', { level: 1, name: t('resources.proformas.create') }).waitFor();
  await acceptTerms(page, 'en');
  await page.getByRole('button', { name: t('resources.proformas.actions.issue.name'), exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: t('resources.proformas.actions.issue.confirm'), exact: true }).click();
  const proforma = await opened(page, 'proformas');
  await page.getByRole('heading', { level: 1, name: /^Proforma invoice PF-\d+$/ }).waitFor();
  await expectAccessible(page);

  await perform(page, 'proformas', 'convert');
  const invoice = await opened(page, 'invoices');
  const [{ total: offered }, { total }] = await Promise.all([
    read(`proformas/${proforma}`),
    read(`invoice/invoices-single/${invoice}`),
  ]);
  expect(total).toBe(offered);
  await visit(page, `/company/proformas/${proforma}`);
  const link = page.getByRole('link', { name: t('resources.proformas.fields.invoice_uuid'), exact: true });
  await expect.poll(() => link.getAttribute('href')).toContain(invoice);
});

interface Billed {
  readonly full_number: string;
  readonly due_date: string;
  readonly status: string;
}

it.each([
  ['20', 'billed'],
  ['-20', 'credited'],
] as const)('the preview of prices changed by %s percent inside a period names what is %s', async (percent, column) => {
  const { page, read } = await enter();
  const { results: contracts } = await read('contracts?status=Active&per_page=100');
  const { uuid } = contracts.find((one: { billing_period: string }) => one.billing_period === 'advance');
  const { results } = await read(`invoice/invoices-by-contract?contract=${uuid}&per_page=100`);
  const last = (results as Billed[]).findLast(({ status }) => status === 'paid' || status === 'billed');
  const due = last?.due_date ?? '';
  await visit(page, `/company/contracts/${uuid}`);
  await page.getByRole('button', { name: t('resources.contracts.actions.change.name'), exact: true }).click();
  await page.getByRole('menuitem', { name: t('resources.contracts.actions.price.name'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  const field = (name: string) => textField(dialog, t(`resources.contracts.actions.amend.fields.${name}`));
  await field('percent').fill(percent);
  await field('effective_on').fill(formatDate(addDays(due, 10), 'en'));
  await dialog.getByRole('button', { name: t('documents.amendment.look'), exact: true }).click();
  const title = t('documents.amendment.corrections.title', { smart_count: 1 });
  const row = dialog
    .getByRole('table', { name: title })
    .getByRole('row')
    .filter({ hasText: last?.full_number ?? '' });
  await row.getByText(formatDate(due, 'en')).waitFor();
  const [credited = '', billed = ''] = await row.getByRole('cell').allTextContents();
  expect((column === 'billed' ? [credited, billed] : [billed, credited]).map((text) => /\d/.test(text))).toEqual([
    false,
    true,
  ]);
  await dialog.getByText(t('documents.amendment.prices.moved', { percent: `${percent}%` })).waitFor();
  await expectAccessible(page);
});
