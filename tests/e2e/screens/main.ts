import { it } from 'vitest';
import { enterAs, visit } from '../../support/browser.ts';
import { textField } from '../../support/browserForms.ts';
import { publicInvoice } from '../steps/publicInvoice.ts';
import { checkGenerated, checkInvoice } from './pages.ts';
import type { Screens } from './screens.ts';

/** Signing in, the areas, the pages of a register, the list, a page and the form of invoices, and the client’s pages. */
export function checkMainScreens(screens: Screens): void {
  const { look, open, t, expectScreen, asAna } = screens;

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
    if (look.width < 768 && area !== 'accountants') {
      await page.getByRole('button', { name: t('shell.openMenu') }).click();
      await page.getByRole('link', { name: t('shell.dashboard') }).waitFor();
      await expectScreen(page, `menu-drawer-${area}`);
    }
  });

  checkGenerated(screens, 'entities');

  it('the list of invoices', async () => {
    const page = await asAna();
    await expectScreen(page, 'invoices-list', '/company/invoices');
    await page.getByRole('button', { name: t('generate.list.filters') }).click();
    await expectScreen(page, 'invoices-filters');
    await page.getByRole('button', { name: t('generate.legend.open') }).click();
    await expectScreen(page, 'invoices-legend');
    await expectScreen(page, 'invoices-empty', `/company/invoices?filter=${encodeURIComponent('{"q":"zzzz"}')}`);
  });

  checkInvoice(screens, 'billed');

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
