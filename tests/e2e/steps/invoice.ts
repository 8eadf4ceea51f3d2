import type { Page } from 'playwright';
import { addDays } from '../../../domain/dates/date.ts';
import { today } from '../../../domain/dates/today.ts';
import { formatDate } from '../../../domain/kinds/date.ts';
import { search, textField, unfold } from '../../support/browserForms.ts';
import { t } from '../../support/words.ts';
import { acceptTerms } from './acceptTerms.ts';

const label = (field: string) => t('pt', `resources.invoices.fields.${field}`);
const cell = (name: string) =>
  t('pt', 'documents.grid.cell', { field: t('pt', `documents.grid.columns.${name}`), position: 1 });

/** Fills in the form of a new invoice, in Portuguese, with records of the demo; `own` is its reference. */
export async function fillInvoice(page: Page, own: string): Promise<void> {
  await search(page, label('service_buyer_uuid'), 'Müller');
  await page.getByRole('combobox', { name: label('currency'), exact: true }).fill('USD');
  await page.getByRole('option', { name: /^USD/ }).click();
  await textField(page, label('due_date')).fill(formatDate(addDays(today(new Date(), 'America/Sao_Paulo'), 30), 'pt'));
  await unfold(page, t('pt', 'documents.folded.references'));
  await textField(page, label('company_number')).fill(own);
  await page.getByRole('button', { name: t('pt', 'documents.grid.itemPlaceholder') }).click();
  const service = `Consultoria ${own}`;
  await search(page, cell('item'), service, t('pt', 'generate.search.addNamed', { text: service }));
  await textField(page, cell('price')).fill('250');
  await search(page, cell('scenario'), 'demais', 'Brasil → demais países');
  await acceptTerms(page, 'pt');
}
