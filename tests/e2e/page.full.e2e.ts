import { describe, expect, it } from 'vitest';
import { formatInstant } from '../../domain/kinds/instant.ts';
import { enterAs, useBrowser, visit } from '../support/browser.ts';
import { expectAccessible } from '../support/browserAxe.ts';
import { textField } from '../support/browserForms.ts';
import { t as wordsOf } from '../support/words.ts';
import { acceptTermsBefore } from './steps/acceptTerms.ts';
import { createDraft } from './steps/draft.ts';

const { open } = useBrowser();
const t = (key: string, args?: Record<string, string | number>) => wordsOf('pt', key, args);
const action = (name: string) => t(`resources.invoices.actions.${name}.name`);

describe('the page of an invoice', () => {
  it('leads from a draft to its receipt, and describes each step in its history', async () => {
    const page = await open({ expected: [/^409 PUT \/api\/v2\/invoice\/status/] });
    const token = await enterAs(page, 'ana@acme.test');
    await acceptTermsBefore(page, token);
    const uuid = await createDraft(page, token);
    await visit(page, `/company/invoices/${uuid}`);
    const next = page.locator('.page-actions');
    await next.getByRole('button', { name: action('bill') }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: t('resources.invoices.actions.bill.confirm') }).click();
    await dialog.getByText(/Linha 1: Este cenário é para BR → PT; o documento é BR → DE/).waitFor();
    await dialog.getByRole('button', { name: t('documents.issue.anyway') }).click();
    await page.getByRole('heading', { level: 3, name: /^Emissão com o nº \d+$/ }).waitFor();

    await next.getByRole('button', { name: action('receive') }).click();
    const receipt = page.getByRole('dialog');
    const now = formatInstant(new Date().toISOString(), 'pt', 'America/Sao_Paulo');
    await receipt.getByRole('textbox', { name: t('resources.invoices.fields.transactions.payment_date') }).fill(now);
    await receipt.getByRole('button', { name: action('receive') }).click();
    await page.getByRole('heading', { level: 3, name: /^Recebimento de .* registrado$/ }).waitFor();
    await next.getByRole('button', { name: action('receive') }).waitFor({ state: 'detached' });
    await expectAccessible(page);
  });

  it('opens from its row and from its buyer, and leads back to them', async () => {
    const page = await open();
    await enterAs(page, 'ana@acme.test');
    await visit(page, '/company/invoices');
    await page.locator('.row-link').first().click();
    const truths = page.getByRole('region', { name: t('documents.truths.title') });
    await truths.waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/company\/invoices\/[\da-f-]{36}$/);
    await page
      .getByRole('region', { name: t('resources.invoices.sections.terms') })
      .getByRole('link')
      .first()
      .click();
    await page.getByRole('region', { name: t('documents.owed.title') }).waitFor();
    await page.getByRole('region', { name: t('resources.scenarios.name', { smart_count: 2 }) }).waitFor();
    await expectAccessible(page);
    await page
      .getByRole('region', { name: t('resources.invoices.name', { smart_count: 2 }) })
      .locator('.row-link')
      .first()
      .click();
    await truths.waitFor();
  });
});

describe('the form of an invoice', () => {
  it('shows four lines and all amounts from cost to net total without scrolling', async () => {
    const page = await open({ width: 1440, height: 900 });
    await enterAs(page, 'ana@acme.test');
    await visit(page, '/company/invoices/create');
    for (let line = 1; line < 4; line++) await page.getByRole('button', { name: t('documents.grid.add') }).click();
    const price = { field: t('documents.grid.columns.price'), position: 4 };
    await textField(page, t('documents.grid.cell', price)).fill('10');
    await page.locator('.flow-beside').last().waitFor();
    await page.evaluate(() => window.scrollTo(0, 0));
    const bottomOf = async (selector: string) => {
      const box = await page.locator(selector).last().boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    const bar = await page.getByRole('region', { name: t('documents.saving.label') }).boundingBox();
    expect(await bottomOf('tbody .line')).toBeLessThanOrEqual(bar?.y ?? 0);
    expect(await bottomOf('.flow-beside')).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});
