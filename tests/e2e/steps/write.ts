import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { Language } from '../../../domain/languages.ts';
import { shot } from '../../support/browser.ts';
import { fromMenu, search, textField, unfold } from '../../support/browserForms.ts';
import { t } from '../../support/words.ts';
import { figures, plain } from './example.ts';
import { acceptTerms } from './acceptTerms.ts';

export async function writeInvoice(
  page: Page,
  language: Language,
  names: { client: string; scenario: string; own: string; due: string },
) {
  const label = (field: string) => t(language, `resources.invoices.fields.${field}`);
  const cell = (name: string) =>
    t(language, 'documents.grid.cell', { field: t(language, `documents.grid.columns.${name}`), position: 1 });
  await page
    .getByRole('link', { name: t(language, 'resources.invoices.name', { smart_count: 2 }), exact: true })
    .click();
  await page.getByRole('link', { name: t(language, 'resources.invoices.create'), exact: true }).click();
  await search(page, label('service_buyer_uuid'), names.client);
  await page.getByRole('combobox', { name: label('currency'), exact: true }).fill('USD');
  await page.getByRole('option', { name: /^USD/ }).click();
  await textField(page, label('due_date')).fill(names.due);
  await page.getByRole('button', { name: t(language, 'documents.grid.itemPlaceholder') }).click();
  const service = `Pilot ${language}`;
  await search(page, cell('item'), service, t(language, 'generate.search.addNamed', { text: service }));
  await textField(page, cell('quantity')).fill('4');
  await textField(page, cell('price')).fill('250');
  await search(page, cell('scenario'), names.scenario);
  await expectLiveFigures(page, language);
  await unfold(page, t(language, 'documents.folded.references'));
  await textField(page, label('company_number')).fill(names.own);
  await acceptTerms(page, language);
  await shot(page, `journey-invoice-${language}`, { full: true });
  await page.getByRole('button', { name: t(language, 'documents.draft.save'), exact: true }).click();
  await page.waitForURL(/\/company\/invoices\/[\da-f-]{36}$/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  // The page replaces the form in the history, so going back leads to the list.
  await page.goBack();
  await page.waitForURL(({ pathname }) => pathname === '/company/invoices');
}

/** Checks the amounts from cost to net total beside the lines, and the bar below them, before the first save. */
async function expectLiveFigures(page: Page, language: Language): Promise<void> {
  const { sent, cost, left } = figures[language];
  const way = [
    ['importer_total_payable', cost],
    ['importer_total_payable_exporter', sent],
    ['exporter_net_total', left],
  ] as const;
  const bar = page.getByRole('region', { name: t(language, 'documents.saving.label') });
  await bar.getByText(sent).waitFor();
  expect(
    plain(
      await bar
        .getByRole('definition')
        .allTextContents()
        .then((texts) => texts.join(' | ')),
    ),
  ).toBe(`${sent} | ${cost}`);
  for (const [figure, amount] of way) {
    const step = page.getByRole('listitem').filter({ hasText: t(language, `figures.${figure}`) });
    expect(plain(await step.getByRole('button').textContent())).toBe(amount);
  }
}

/** The list shows the taxes in its total as a tooltip. */
export async function expectTaxes(row: Locator, language: Language): Promise<void> {
  const { sent, taxes } = figures[language];
  await row.getByText(sent).hover();
  await row.page().getByRole('tooltip').getByText(taxes).waitFor();
}

/** Bills the invoice of a row; returns its number. */
export async function bill(page: Page, language: Language, row: Locator): Promise<string> {
  await fromMenu(row, optionsOf(language), t(language, 'resources.invoices.actions.bill.name'));
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t(language, 'resources.invoices.actions.bill.confirm') })
    .click();
  const number = row.locator('.document-number').filter({ hasText: /^\d+$/ });
  await number.waitFor();
  return plain(await number.textContent());
}

/** The button that opens the options of an invoice. */
export const optionsOf = (language: Language) => new RegExp(`^${t(language, 'generate.row.options', { name: '' })}`);
