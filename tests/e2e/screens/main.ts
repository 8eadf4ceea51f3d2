import { it } from 'vitest';
import { enterAs, visit } from '../../support/browser.ts';
import { textField } from '../../support/browserForms.ts';
import { publicInvoice } from '../steps/publicInvoice.ts';
import { longInvoiceLines, type Screens } from './screens.ts';

/** One with a section of each kind, one with a list of rows; scratch.full.e2e.ts shows a form with every kind of field. */
const generated = { entities: 'entity', scenarios: 'scenario' } as const;

/** Signing in, the areas, the pages of a register, invoices and the client’s pages. */
export function checkMainScreens({ look, open, t, expectScreen, asAna, extremes }: Screens): void {
  it('the sign-in page', async () => {
    const page = await open({ ...look, expected: [/^401 POST \/api\/v1\/auth\/login/] });
    await expectScreen(page, 'signin', '/login');
    await expectScreen(page, 'signin-unknown', '/login?tenant=nobody');
    await expectScreen(page, 'signin-tenant', '/login?tenant=acme');
    await textField(page, t('signin.email')).fill('ana@acme.test');
    await page.getByLabel(t('signin.password'), { exact: true }).fill('wrong');
    await page.getByRole('button', { name: t('signin.submit'), exact: true }).click();
    await page.getByRole('alert').waitFor();
    await expectScreen(page, 'signin-wrong');
  });

  it.each([
    ['company', 'ana@acme.test'],
    ['accountants', 'carla@contas.test'],
    ['admin', 'admin@ultramar.test'],
  ])('the area %s', async (area, email) => {
    const page = await open(look);
    await enterAs(page, email);
    await expectScreen(page, `dashboard-${area}`, `/${area}`);
    if (look.width < 768) {
      await page.getByRole('button', { name: t('shell.openMenu') }).click();
      await page.getByRole('link', { name: t('shell.dashboard') }).waitFor();
      await expectScreen(page, `menu-drawer-${area}`);
    }
  });

  it.each(Object.keys(generated) as (keyof typeof generated)[])('the pages of %s', async (resource) => {
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

  it('the list of invoices', async () => {
    const page = await asAna();
    await expectScreen(page, 'invoices-list', '/company/invoices');
    await page.getByRole('button', { name: t('generate.legend.open') }).click();
    await expectScreen(page, 'invoices-legend');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t('generate.list.filters') }).click();
    await expectScreen(page, 'invoices-filters');
    await expectScreen(page, 'invoices-empty', `/company/invoices?filter=${encodeURIComponent('{"q":"zzzz"}')}`);
  });

  it.each(['draft', 'billed', 'paid', 'cancelled'])('the page of a %s invoice', async (status) => {
    const page = await asAna();
    await visit(page, `/company/invoices?filter=${encodeURIComponent(JSON.stringify({ status }))}`);
    await page.locator('.row-link').first().click();
    await page.getByRole('region', { name: t('documents.truths.title') }).waitFor();
    await page.frameLocator('iframe').locator('svg').first().waitFor();
    await page.getByRole('heading', { level: 3 }).first().waitFor();
    await expectScreen(page, `invoice-${status}`);
  });

  it('the form of an invoice', async () => {
    const page = await asAna();
    await expectScreen(page, 'invoice-new', '/company/invoices/create');
    await page.getByRole('button', { name: t('resources.invoices.actions.bill.name'), exact: true }).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    await expectScreen(page, 'invoice-invalid');
    await page.getByRole('button', { name: t('documents.terms.read') }).click();
    await page.getByRole('tab').first().waitFor();
    await expectScreen(page, 'invoice-terms');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t('documents.grid.paste') }).click();
    await page
      .getByRole('dialog')
      .getByRole('textbox')
      .fill('Consultoria em software\t2\t1.250,50\tBR-US\nNovo serviço\tx\t10');
    await expectScreen(page, 'invoice-paste');
  });

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

  it('the client’s pages', async () => {
    const page = await open({ ...look, expected: [/^404 GET \/api\/v2\/public/] });
    const token = await enterAs(page, 'ana@acme.test');
    await visit(page, await publicInvoice(page, token));
    if (look.width < 1024) {
      await expectScreen(page, 'public');
      await page.getByRole('button', { name: t('public.showPages') }).click();
    }
    await page.frameLocator('iframe').locator('svg').first().waitFor();
    await expectScreen(page, 'public-pages');
    const contracts = await page.request.get('/api/v2/contracts?status=Active', {
      headers: { authorization: `Bearer ${token}` },
    });
    const { results: agreed } = (await contracts.json()) as { results: { public_hash: string }[] };
    await expectScreen(page, 'public-contract', `/view/invoices/recurring/${agreed[0]?.public_hash}`);
    await expectScreen(page, 'public-missing', `/view/invoices/individual/${'0'.repeat(64)}`);
  });
}
