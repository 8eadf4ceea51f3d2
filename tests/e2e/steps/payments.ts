import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../../domain/kinds/money.ts';
import type { Language } from '../../../domain/languages.ts';
import { enterAs, shot, useBrowser, visit, walk } from '../../support/browser.ts';
import { expectAccessible, expectFitting } from '../../support/browserAxe.ts';
import { fromMenu, search, textField } from '../../support/browserForms.ts';
import { t } from '../../support/words.ts';
import { asTyped } from './example.ts';
import { registerOwn } from './ownClient.ts';

const phone = { width: 360, height: 780 };

const receive = (language: Language, field: string) => t(language, `invoiceActions.receive.${field}`);

/** Records a payment in the open dialog. */
async function record(
  page: Page,
  language: Language,
  { currency, ...fields }: { readonly currency?: string } & Readonly<Record<string, string>>,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: receive(language, 'title') });
  if (currency) await search(dialog, receive(language, 'currency'), currency);
  for (const [field, value] of Object.entries(fields)) await textField(dialog, receive(language, field)).fill(value);
  await shot(page, `payments-receive-${language}`);
  await dialog.getByRole('button', { name: receive(language, 'confirm') }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Reverses the only booking of a list that has a menu. */
async function reverse(bookings: Locator, language: Language, reason: string): Promise<void> {
  const words = (name: string) => t(language, `resources.transactions.actions.reverse.${name}`);
  await fromMenu(bookings, new RegExp(`^${t(language, 'generate.row.options', { name: '' })}`), words('name'));
  const dialog = bookings.page().getByRole('dialog', { name: words('title') });
  await textField(dialog, words('fields.reason')).fill(reason);
  await dialog.getByRole('button', { name: words('confirm') }).click();
  await dialog.waitFor({ state: 'detached' });
}

const reasons = { pt: 'Devolvido pelo banco', en: 'Returned by the bank', es: 'Devuelto por el banco' } as const;

/** Payments of a client: in parts, over several invoices, and before anything is chosen. */
export function checkPayments(languages: readonly Language[]): void {
  const { open } = useBrowser();
  describe.each(languages)('payments of a client, in %s', (language) => {
    const words = (key: string, args?: Record<string, string | number>) => t(language, key, args);
    const typed = (amount: string) => asTyped(amount, language);
    const money = (amount: string, currency = 'USD') => formatMoney(amount, currency, language);

    it('a part in another currency is recorded, reversed, and the whole is paid', async () => {
      const page = await open({ language });
      const token = await enterAs(page, 'ana@acme.test');
      const client = await registerOwn(page, token, language, `Partial Payments ${language}`);
      await visit(page, `/company/invoices/${await client.invoice('1000.00')}`);
      const payment = page.getByRole('region', { name: words('resources.invoices.fields.transactions'), exact: true });
      const bookings = page.getByRole('region', { name: words('resources.transactions.name', { smart_count: 2 }) });
      const kind = (name: string) => bookings.getByText(words(`resources.transactions.values.kind.${name}`)).first();
      const begin = () => page.getByRole('button', { name: words('resources.invoices.actions.receive.name') }).click();

      await begin();
      await expectAccessible(page);
      const part = { amount: typed('400'), rate: typed('5.1234'), fee: typed('12.50'), note: 'N. 7', currency: 'BRL' };
      await record(page, language, part);
      await payment.getByText(money('600.00')).waitFor();
      await bookings.getByText(money('2036.86', 'BRL')).waitFor();
      await kind('receipt').waitFor();

      await reverse(bookings, language, reasons[language]);
      await payment.getByText(money('1000.00'), { exact: true }).waitFor();
      await kind('reversal').waitFor();
      await bookings.getByText(reasons[language]).waitFor();

      await begin();
      await record(page, language, {});
      await payment.getByText(words('resources.invoices.values.transactions.status.Paid On Time')).waitFor();
      await shot(page, `payments-paid-${language}`, { full: true });
      await fromMenu(
        page,
        new RegExp(`^${words('generate.row.options', { name: words('resources.invoices.name', { smart_count: 1 }) })}`),
        words('resources.invoices.actions.receipt.name'),
      );
      const data = page.getByRole('dialog', { name: words('invoiceActions.receipt.title') });
      await expect.poll(() => data.getByRole('heading', { level: 3 }).count()).toBe(3);
      await expectAccessible(page);
      await shot(page, `payments-receipt-data-${language}`);
    });

    it('one payment covers several invoices, and what is left becomes credit', async () => {
      const page = await open({ language, ...phone });
      const token = await enterAs(page, 'ana@acme.test');
      const client = await registerOwn(page, token, language, `Several Invoices ${language}`);
      await client.invoice('300.00');
      await client.invoice('200.00');
      await visit(page, `/company/transactions/create?service_buyer=${client.uuid}`);
      const amount = textField(page, receive(language, 'amount'));
      await expect.poll(() => amount.inputValue()).toBe(typed('500.00'));
      await expectFitting(page);
      await shot(page, `payments-new-phone-${language}`, { full: true });
      await page.setViewportSize({ width: 1440, height: 900 });
      await amount.fill(typed('550'));
      await page.getByText(receive(language, 'becomesCredit').replace('%{amount}', money('50.00'))).waitFor();
      await expectAccessible(page);
      await shot(page, `payments-new-${language}`, { full: true });
      await page.getByRole('button', { name: words('ra.action.save') }).click();
      await page.getByText(words('transactions.received')).waitFor();
      await walk(page, `/company/entities/${client.uuid}`);
      const owed = page.getByRole('region', { name: words('documents.owed.title') });
      await owed.getByText(money('50.00'), { exact: true }).waitFor();
      await owed.getByText(money('0.00'), { exact: true }).waitFor();
      await expectAccessible(page);
      await shot(page, `payments-owed-${language}`, { full: true });
    });

    it('the form of a new payment says what to choose first, and fits a phone', async () => {
      const page = await open({ language, ...phone });
      await enterAs(page, 'ana@acme.test');
      await visit(page, '/company/transactions/create');
      await page.getByText(words('transactions.form.first')).waitFor();
      await expectFitting(page);
      await shot(page, `payments-first-${language}`, { full: true });
    });
  });
}
