import { describe, expect, it } from 'vitest';
import { enterAs, useBrowser, visit } from '../support/browser.ts';
import { textField } from '../support/browserForms.ts';
import { t as wordsOf } from '../support/words.ts';
import { termsToTick } from './steps/acceptTerms.ts';
import { expectFocus, tabTo, typeAndTake } from './steps/keyboard.ts';

const { open } = useBrowser();

describe('a contract', () => {
  it('is created by keyboard alone with its schedule visible, and appears in the list', async () => {
    const t = (key: string, args?: Record<string, string | number>) => wordsOf('en', key, args);
    const label = (field: string) => t(`resources.contracts.fields.${field}`);
    const page = await open({ language: 'en' });
    const keys = page.keyboard;
    const cell = (column: string) =>
      page
        .locator('input')
        .and(page.getByLabel(t('documents.grid.cell', { field: t(`documents.grid.columns.${column}`), position: 1 })));
    await enterAs(page, 'ana@acme.test');
    await visit(page, '/company/contracts');
    await tabTo(page, page.getByRole('link', { name: t('resources.contracts.create'), exact: true }).first());
    await keys.press('Enter');

    await tabTo(page, page.getByRole('combobox', { name: label('service_buyer_uuid'), exact: true }));
    await typeAndTake(page, 'Blue Harbor', 'Blue Harbor Inc.');
    const reference = `KEYS-${Date.now()}`;
    await tabTo(page, textField(page, label('frequency')));
    await keys.type('3');
    await tabTo(page, textField(page, label('due_date')));
    await keys.type('2999/01/31');
    const schedule = page.getByRole('region', { name: t('contractForm.schedule.title') });
    await schedule.getByText('2999/02/28').waitFor();
    await schedule.getByText(t('contractForm.schedule.monthEnd')).waitFor();
    await keys.press('Tab');

    const line = t('documents.grid.editLine', { position: 1, description: t('documents.grid.blankLine') });
    await tabTo(page, page.getByRole('button', { name: line }));
    await keys.press('Enter');
    await typeAndTake(page, 'Consultoria em software', 'Consultoria em software');
    await keys.type('2');
    await keys.press('Enter');
    await keys.type('100');
    await keys.press('Tab');
    await typeAndTake(page, 'BR-US', 'Brasil → Estados Unidos');
    await expectFocus(page.getByLabel(t('documents.grid.cell', { field: 'State sales tax', position: 1 })));
    await keys.type('10');
    await keys.press('Escape');
    expect(await cell('price').count()).toBe(0);
    // Three times 171.30: 200.00 plus 0.65 % minus 15 % withheld.
    await schedule.getByRole('button', { name: /^2999.*BRL\s513\.90/ }).waitFor();
    expect(await textField(page, label('total_amount')).inputValue()).toBe('513.90');
    expect(await textField(page, label('due_date_contract')).inputValue()).toBe('2999/03/31');

    await tabTo(page, page.getByRole('button', { name: new RegExp(`^${t('documents.folded.references')}`) }));
    await keys.press('Enter');
    await tabTo(page, textField(page, label('company_number')));
    await keys.type(reference);

    const accept = await termsToTick(page, 'en');
    if ((await accept.count()) > 0) {
      await tabTo(page, accept);
      await keys.press('Space');
    }
    await tabTo(page, page.getByRole('button', { name: t('contractForm.saving.create'), exact: true }));
    await keys.press('Enter');
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText(/3 invoices for BRL\s171\.30 each/).waitFor();
    await tabTo(page, dialog.getByRole('button', { name: t('contractForm.issue.confirm'), exact: true }));
    await keys.press('Enter');
    await page.waitForURL(/\/company\/contracts\/[\da-f-]{36}$/);
    const timeline = page.getByRole('region', { name: t('contracts.timeline.title') });
    await timeline.getByText('2999/03/31').waitFor();

    await visit(page, `/company/contracts?filter=${encodeURIComponent(JSON.stringify({ q: reference }))}`);
    const row = page.getByRole('row').filter({ hasText: reference });
    await row.getByText(t('contracts.invoices', { smart_count: 3 })).waitFor();
  });
});
