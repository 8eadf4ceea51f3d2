import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { enterAs, shot, useBrowser, visit } from '../support/browser.ts';
import { expectAccessible, expectFitting } from '../support/browserAxe.ts';
import { fromMenu, search, textField } from '../support/browserForms.ts';
import { t } from '../support/words.ts';
import { issueTo } from './steps/issued.ts';

const { open } = useBrowser();
const pt = (key: string, args?: Record<string, string | number>) => t('pt', key, args);
const receive = (field: string) => pt(`invoiceActions.receive.${field}`);
const optionsOf = (name: string) => new RegExp(`^${pt('generate.row.options', { name })}`);
const nbsp = '\u00a0';

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
    const page = await open();
    const token = await enterAs(page, 'ana@acme.test');
    const { invoices } = await issueTo(page, token, 'Partial Payments Inc.', ['1000.00']);
    await visit(page, `/company/invoices/${invoices[0]}`);
    const payment = page.getByRole('region', { name: pt('resources.invoices.fields.transactions'), exact: true });
    const bookings = page.getByRole('region', { name: pt('resources.transactions.name', { smart_count: 2 }) });
    const begin = () => page.getByRole('button', { name: pt('resources.invoices.actions.receive.name') }).click();

    await begin();
    await expectAccessible(page);
    await record(page, { amount: '400', rate: '5,1234', fee: '12,50', note: 'Extrato 7' }, 'BRL');
    await payment.getByText(`US$${nbsp}600,00`).waitFor();
    await bookings.getByText(`R$${nbsp}2.036,86`).waitFor();

    await fromMenu(bookings, optionsOf(''), pt('resources.transactions.actions.reverse.name'));
    const dialog = page.getByRole('dialog', { name: pt('resources.transactions.actions.reverse.title') });
    await textField(dialog, pt('resources.transactions.actions.reverse.fields.reason')).fill('Banco devolveu');
    await dialog.getByRole('button', { name: pt('resources.transactions.actions.reverse.confirm') }).click();
    await payment.getByText(`US$${nbsp}1.000,00`).waitFor();

    await begin();
    await record(page, {});
    await payment.getByText(pt('resources.invoices.values.transactions.status.Paid On Time')).waitFor();
    await shot(page, 'payments-paid', { full: true });
    await fromMenu(
      page,
      optionsOf(pt('resources.invoices.name', { smart_count: 1 })),
      pt('resources.invoices.actions.receipt.name'),
    );
    const data = page.getByRole('dialog', { name: pt('invoiceActions.receipt.title') });
    await expect.poll(() => data.getByRole('heading', { level: 3 }).count()).toBe(3);
    await expectAccessible(page);
    await shot(page, 'payments-receipt-data');
  });

  it('one payment covers several invoices, and what is left becomes credit', async () => {
    const page = await open();
    const token = await enterAs(page, 'ana@acme.test');
    const { client } = await issueTo(page, token, 'Several Invoices Inc.', ['300.00', '200.00']);
    await visit(page, `/company/transactions/create?service_buyer=${client}`);
    const amount = textField(page, receive('amount'));
    await expect.poll(() => amount.inputValue()).toBe('500,00');
    await amount.fill('550');
    await page.getByText(receive('becomesCredit').replace('%{amount}', `US$${nbsp}50,00`)).waitFor();
    await expectAccessible(page);
    await shot(page, 'payments-new', { full: true });
    await page.getByRole('button', { name: pt('ra.action.save') }).click();
    await page.getByText(pt('transactions.received')).waitFor();
    await visit(page, `/company/entities/${client}`);
    const owed = page.getByRole('region', { name: pt('documents.owed.title') });
    await owed.getByText(`US$${nbsp}50,00`).waitFor();
    await owed.getByText(`US$${nbsp}0,00`).waitFor();
    await expectAccessible(page);
    await shot(page, 'payments-owed', { full: true });
  });

  it.each(['en', 'es'] as const)('the form fits a phone in %s', async (language) => {
    const page = await open({ language, width: 360, height: 780 });
    await enterAs(page, 'ana@acme.test');
    await visit(page, '/company/transactions/create');
    await page.getByText(t(language, 'transactions.form.first')).waitFor();
    await expectFitting(page);
    await shot(page, `payments-new-${language}`, { full: true });
  });
});
