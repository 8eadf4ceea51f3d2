import { it } from 'vitest';
import { visit } from '../../support/browser.ts';
import { longInvoiceLines, type Screens } from './screens.ts';

/** One with a section of each kind, one with a list of rows; scratch.full.e2e.ts shows a form with every kind of field. */
const generated = { entities: 'entity', scenarios: 'scenario' } as const;

/** The list, a page and the forms of a register. */
export function checkGenerated({ t, expectScreen, asAna, extremes }: Screens, resource: keyof typeof generated): void {
  it(`the pages of ${resource}`, async () => {
    const page = await asAna();
    const key = extremes()[generated[resource]];
    await expectScreen(page, `${resource}-list`, `/company/${resource}`);
    await expectScreen(page, `${resource}-show`, `/company/${resource}/${key}`);
    await expectScreen(page, `${resource}-edit`, `/company/${resource}/${key}/edit`);
    await visit(page, `/company/${resource}/create`);
    await page.getByRole('combobox').last().click();
    await page.getByRole('option').first().waitFor();
    await expectScreen(page, `${resource}-suggestions`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t('ra.action.save') }).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    await expectScreen(page, `${resource}-invalid`);
  });
}

/** The page of an invoice in a status. */
export function checkInvoice({ t, expectScreen, asAna }: Screens, status: string): void {
  it(`the page of a ${status} invoice`, async () => {
    const page = await asAna();
    await visit(page, `/company/invoices?filter=${encodeURIComponent(JSON.stringify({ status }))}`);
    await page.locator('.row-link').first().click();
    await page.getByRole('region', { name: t('documents.truths.title') }).waitFor();
    await page.frameLocator('iframe').locator('svg').first().waitFor();
    await page.getByRole('heading', { level: 3 }).first().waitFor();
    await expectScreen(page, `invoice-${status}`);
  });
}

/** The form of an invoice of many lines, with a figure explained and a line in a dialog. */
export function checkLongInvoice({ t, expectScreen, asAna, extremes }: Screens): void {
  it(`an invoice of ${longInvoiceLines} lines`, async () => {
    const page = await asAna();
    await expectScreen(page, 'invoice-long', `/company/invoices/create?uuid=${extremes().draft}`);
    await page.getByRole('button', { name: new RegExp(`^${t('figures.exporter_net_total')}`) }).click();
    await page.getByRole('dialog').waitFor();
    await expectScreen(page, 'invoice-figure');
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: new RegExp(`^${t('documents.grid.editLine', { position: 2, description: '' })}`) })
      .click();
    await expectScreen(page, 'invoice-editing');
  });
}
