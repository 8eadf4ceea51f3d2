import { describe, expect, it } from 'vitest';
import { enterAs, useBrowser, visit } from '../support/browser.ts';
import { expectAccessible } from '../support/browserAxe.ts';
import { fromMenu, textField, unfold } from '../support/browserForms.ts';
import { t as wordsOf } from '../support/words.ts';
import { acceptTerms } from './steps/acceptTerms.ts';

const { open } = useBrowser();

describe('a contract', () => {
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
    const menu = new RegExp(`^${t('generate.row.options', { name: '' })}`);
    await fromMenu(page, menu, t('resources.contracts.actions.cancel.name'));
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
