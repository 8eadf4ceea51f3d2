import { describe, expect, it } from 'vitest';
import { enterAs, useBrowser, visit } from '../support/browser.ts';
import { expectAccessible } from '../support/browserAxe.ts';
import { textField, unfold } from '../support/browserForms.ts';
import { t as wordsOf } from '../support/words.ts';
import { acceptTerms, termsToTick } from './steps/acceptTerms.ts';
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

  it.each([
    ['light', 1440],
    ['dark', 390],
  ] as const)('passes axe in %s at %i px: list, modal, pages, cancellation and forms', async (theme, width) => {
    const t = (key: string, args?: Record<string, string | number>) => wordsOf('pt', key, args);
    const page = await open({ theme, width });
    await enterAs(page, 'ana@acme.test');
    const active = encodeURIComponent(JSON.stringify({ status: 'Active' }));
    await visit(page, `/company/contracts?filter=${active}`);
    await page.locator('.row-link').first().waitFor();
    await expectAccessible(page);
    const options = page
      .getByRole('button', { name: new RegExp(`^${t('generate.row.options', { name: '' })}`) })
      .first();
    await options.click();
    await page.getByRole('menuitem', { name: t('resources.contracts.actions.invoices.name'), exact: true }).click();
    await page.getByRole('dialog').getByRole('table').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('.row-link').first().click();
    await page.getByRole('heading', { name: /^Contrato \d+$/, level: 1 }).waitFor();
    await page.getByRole('table').waitFor();
    await expectAccessible(page);
    const dated = new RegExp(`^${t('invoiceActions.title.scheduled', { due: '' })}`);
    await page.getByRole('link', { name: dated }).first().click();
    await page.getByRole('heading', { name: dated, level: 1 }).waitFor();
    await page.getByRole('region', { name: t('invoices.scheduled.title') }).waitFor();
    await expectAccessible(page);
    await page.goBack();
    await page.getByRole('button', { name: t('resources.contracts.actions.cancel.name'), exact: true }).click();
    await page.getByRole('alertdialog').getByText(t('contracts.cancel.final')).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });

    await page.getByRole('button', { name: t('resources.contracts.actions.change.name'), exact: true }).click();
    await page.getByRole('menuitem', { name: t('resources.contracts.actions.edit.name'), exact: true }).waitFor();
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: t('resources.contracts.actions.edit.name'), exact: true }).click();
    const schedule = page.getByRole('region', { name: t('contractForm.schedule.title') });
    await schedule.getByRole('table').waitFor();
    await expectAccessible(page);
    await unfold(page, t('documents.folded.notes'));
    await textField(page, t('resources.contracts.fields.observation')).fill('Duas equipes');
    await acceptTerms(page, 'pt');
    await page.getByRole('button', { name: t('contractForm.saving.change'), exact: true }).click();
    await page
      .getByRole('dialog', { name: t('contractForm.change.title') })
      .getByRole('table')
      .waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: t('contractForm.facts.open'), exact: true }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('generate.leave.confirm'), exact: true })
      .click();

    await visit(page, '/company/contracts/create');
    await textField(page, t('resources.contracts.fields.due_date')).fill('31/01/2999');
    await page.getByText('28/02/2999').waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: t('contractForm.saving.create'), exact: true }).click();
    await page.getByText(t('validation.required')).first().waitFor();
    await expectAccessible(page);
  });
});
