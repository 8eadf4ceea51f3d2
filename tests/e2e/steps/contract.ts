import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { formatDate } from '../../../domain/kinds/date.ts';
import type { Language } from '../../../domain/languages.ts';
import { arrived, visit } from '../../support/browser.ts';
import { choose, search, textField } from '../../support/browserForms.ts';
import { t } from '../../support/words.ts';
import { plain } from './example.ts';
import { acceptTerms } from './acceptTerms.ts';

const buyer = 'Blue Harbor Inc.';

/** Writes a contract of six invoices with two lines and checks its schedule; returns the address of its page. */
export async function writeContract(page: Page, language: Language, due: readonly string[]): Promise<string> {
  const label = (field: string) => t(language, `resources.contracts.fields.${field}`);
  await visit(page, '/company/contracts');
  await page
    .getByRole('link', { name: t(language, 'resources.contracts.create'), exact: true })
    .first()
    .click();
  await search(page, label('service_buyer_uuid'), 'Blue Harbor', buyer);
  await page.getByRole('combobox', { name: label('currency'), exact: true }).fill('USD');
  await page.getByRole('option', { name: /^USD/ }).click();
  await choose(page, label('frequency_symbology'), t(language, 'resources.contracts.values.frequency_symbology.M'));
  await textField(page, label('frequency')).fill(String(due.length));
  await textField(page, label('due_date')).fill(formatDate(due[0] ?? '', language));
  await writeLine(page, language, 1, { quantity: '2', price: '400' });
  await page.getByRole('button', { name: t(language, 'documents.grid.add'), exact: true }).click();
  await writeLine(page, language, 2, { quantity: '1', price: '200' });
  const schedule = page.getByRole('region', { name: t(language, 'contractForm.schedule.title') });
  for (const date of due) await schedule.getByText(formatDate(date, language), { exact: true }).first().waitFor();
  await acceptTerms(page, language);
  await page.getByRole('button', { name: t(language, 'contractForm.saving.create'), exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: t(language, 'contractForm.issue.confirm'), exact: true }).click();
  await page.waitForURL(/\/company\/contracts\/[\da-f-]{36}$/);
  await arrived(page);
  return new URL(page.url()).pathname;
}

async function writeLine(
  page: Page,
  language: Language,
  position: number,
  { quantity, price }: { quantity: string; price: string },
): Promise<void> {
  const cell = (field: string) => t(language, 'documents.grid.cell', { field, position });
  const column = (name: string) => cell(t(language, `documents.grid.columns.${name}`));
  if (position === 1) await page.getByRole('button', { name: t(language, 'documents.grid.itemPlaceholder') }).click();
  await search(page, column('item'), 'Consultoria em software');
  await textField(page, column('quantity')).fill(quantity);
  await textField(page, column('price')).fill(price);
  await search(page, column('scenario'), 'BR-US', 'Brasil → Estados Unidos');
  const rate = page.getByLabel(cell('State sales tax'));
  await rate.fill('10');
  await page.keyboard.press('Escape');
  // The collapsed line is shorter, so the content below it moves up.
  await rate.waitFor({ state: 'detached' });
}

/** Issues due invoices at once instead of waiting for the nightly run. */
export async function issueNow(page: Page, language: Language): Promise<void> {
  await visit(page, '/company/runs');
  const issue = page.getByRole('button', { name: t(language, 'runs.confirm.now'), exact: true });
  await issue.click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t(language, 'runs.confirm.now'), exact: true })
    .click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await issue.waitFor({ state: 'detached' });
}

/** Opens a dialog on the contract's page and fills it in, by field labels. */
async function amend(
  page: Page,
  language: Language,
  start: 'price' | 'pause',
  fields: Readonly<Record<string, string | { readonly dated: string }>>,
): Promise<Locator> {
  const words = (key: string) => t(language, `resources.contracts.actions.${key}`);
  await page.getByRole('button', { name: words('change.name'), exact: true }).click();
  await page.getByRole('menuitem', { name: words(`${start}.name`), exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const [name, value] of Object.entries(fields)) {
    const label = words(`amend.fields.${name}`);
    if (typeof value === 'string') await textField(dialog, label).fill(value);
    else await chooseDated(dialog, label, value.dated);
  }
  // The dialog shows the effect before it offers to confirm.
  await dialog.locator('button[type=submit]').click();
  await dialog.getByRole('table').first().waitFor();
  return dialog;
}

/** Chooses an invoice of the contract by its date. */
async function chooseDated(dialog: Locator, label: string, date: string): Promise<void> {
  await dialog.getByRole('combobox', { name: new RegExp(`^${label}(\\s|$)`) }).click();
  await dialog.page().getByRole('option').filter({ hasText: date }).click();
}

async function confirm(dialog: Locator, language: Language): Promise<void> {
  const name = t(language, 'resources.contracts.actions.amend.confirm');
  await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Raises prices by ten percent from an invoice on, after a check of each new amount. */
export async function raisePrices(
  page: Page,
  language: Language,
  { from, before, after, due }: { from: number; before: string; after: string; due: readonly string[] },
): Promise<void> {
  const dialog = await amend(page, language, 'price', {
    occurrence: { dated: formatDate(due[from - 1] ?? '', language) },
    percent: '10',
  });
  for (const [index, date] of due.entries()) {
    const row = dialog.getByRole('row').filter({ hasText: formatDate(date, language) });
    const concerned = index + 1 >= from;
    expect(await row.count()).toBe(concerned ? 1 : 0);
    if (concerned)
      expect(plain(await row.innerText())).toMatch(new RegExp(`${before}\\s+${after}`.replaceAll('$', '\\$')));
  }
  await confirm(dialog, language);
}

/** Pauses a contract for one due date, which the preview names. */
export async function pauseOver(page: Page, language: Language, date: string): Promise<void> {
  const shown = formatDate(date, language);
  const dialog = await amend(page, language, 'pause', { from: shown, until: shown });
  const row = dialog.getByRole('row').filter({ hasText: shown });
  await row.getByText(t(language, 'resources.invoices.values.schedule_status.paused')).waitFor();
  await confirm(dialog, language);
}
