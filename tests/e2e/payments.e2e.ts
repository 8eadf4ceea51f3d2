import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../domain/kinds/money.ts';
import { enterAs, shot, useBrowser, visit } from '../support/browser.ts';
import { expectAccessible, expectFitting } from '../support/browserAxe.ts';
import { fromMenu, search, textField } from '../support/browserForms.ts';
import { t } from '../support/words.ts';
import { issueTo } from './steps/issued.ts';

const { open } = useBrowser();
const language = 'es';
const words = (key: string, args?: Record<string, string | number>) => t(language, key, args);
const money = (amount: string, currency = 'USD') => formatMoney(amount, currency, language);
const receive = (field: string) => words(`invoiceActions.receive.${field}`);
const optionsOf = (name: string) => new RegExp(`^${words('generate.row.options', { name })}`);

/** Records a payment in the open dialog. */
async function record(page: Page, fields: Readonly<Record<string, string>>, currency?: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: receive('title') });
  if (currency) await search(dialog, receive('currency'), currency);
  for (const [field, value] of Object.entries(fields)) await textField(dialog, receive(field)).fill(value);
  await shot(page, 'payments-receive');
  await dialog.getByRole('button', { name: receive('confirm') }).click();
  await dialog.waitFor({ state: 'detached' });
}

describe('payments of a client', () => {
  it('a part in another currency is recorded, reversed, and the whole is paid', async () => {
    const page = await open({ language });
    const token = await enterAs(page, 'ana@acme.test');
    const { invoices } = await issueTo(page, token, 'Partial Payments Inc.', ['1000.00']);
    await visit(page, `/company/invoices/${invoices[0]}`);
    const payment = page.getByRole('region', { name: words('resources.invoices.fields.transactions'), exact: true });
    const bookings = page.getByRole('region', { name: words('resources.transactions.name', { smart_count: 2 }) });
    const begin = () => page.getByRole('button', { name: words('resources.invoices.actions.receive.name') }).click();

    await begin();
    await expectAccessible(page);
    await record(page, { amount: '400', rate: '5,1234', fee: '12,50', note: 'Extracto 7' }, 'BRL');
    await payment.getByText(money('600.00')).waitFor();
    await bookings.getByText(money('2036.86', 'BRL')).waitFor();

    await fromMenu(bookings, optionsOf(''), words('resources.transactions.actions.reverse.name'));
    const dialog = page.getByRole('dialog', { name: words('resources.transactions.actions.reverse.title') });
    await textField(dialog, words('resources.transactions.actions.reverse.fields.reason')).fill(
      'Devuelto por el banco',
    );
    await dialog.getByRole('button', { name: words('resources.transactions.actions.reverse.confirm') }).click();
    await payment.getByText(money('1000.00')).waitFor();

    await begin();
    await record(page, {});
    await payment.getByText(words('resources.invoices.values.transactions.status.Paid On Time')).waitFor();
    await shot(page, 'payments-paid', { full: true });
    await fromMenu(
      page,
      optionsOf(words('resources.invoices.name', { smart_count: 1 })),
      words('resources.invoices.actions.receipt.name'),
    );
    const data = page.getByRole('dialog', { name: words('invoiceActions.receipt.title') });
    await expect.poll(() => data.getByRole('heading', { level: 3 }).count()).toBe(3);
    await expectAccessible(page);
    await shot(page, 'payments-receipt-data');
  });

  it('one payment covers several invoices, and what is left becomes credit', async () => {
    const page = await open({ language });
    const token = await enterAs(page, 'ana@acme.test');
    const { client } = await issueTo(page, token, 'Several Invoices Inc.', ['300.00', '200.00']);
    await visit(page, `/company/transactions/create?service_buyer=${client}`);
    const amount = textField(page, receive('amount'));
    await expect.poll(() => amount.inputValue()).toBe('500,00');
    await amount.fill('550');
    await page.getByText(receive('becomesCredit').replace('%{amount}', money('50.00'))).waitFor();
    await expectAccessible(page);
    await shot(page, 'payments-new', { full: true });
    await page.getByRole('button', { name: words('ra.action.save') }).click();
    await page.getByText(words('transactions.received')).waitFor();
    await visit(page, `/company/entities/${client}`);
    const owed = page.getByRole('region', { name: words('documents.owed.title') });
    await owed.getByText(money('50.00'), { exact: true }).waitFor();
    await owed.getByText(money('0.00'), { exact: true }).waitFor();
    await expectAccessible(page);
    await shot(page, 'payments-owed', { full: true });
  });

  it.each(['en', 'pt'] as const)('the form fits a phone in %s', async (another) => {
    const page = await open({ language: another, width: 360, height: 780 });
    await enterAs(page, 'ana@acme.test');
    await visit(page, '/company/transactions/create');
    await page.getByText(t(another, 'transactions.form.first')).waitFor();
    await expectFitting(page);
    await shot(page, `payments-first-${language}`, { full: true });
  });
});
