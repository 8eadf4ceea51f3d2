import { it } from 'vitest';
import { loadReports } from '../../../server/features/reports/registry.ts';
import { arrived, visit, walk } from '../../support/browser.ts';
import { expectFocus } from '../steps/keyboard.ts';
import { checkGenerated, checkInvoice, checkLongInvoice } from './pages.ts';
import type { Screens } from './screens.ts';

/** The reports that differ in their shape: chart, period and columns. */
const reports = [
  ...new Map(
    (await loadReports()).map((report) => {
      const { chart, period, across, apart } = report;
      return [JSON.stringify([chart, period !== undefined, across !== undefined, apart !== undefined]), report.name];
    }),
  ).values(),
];

/** The other pages of registers and invoices, menus and dialogs, settings, reports, messages, payments, gateway events, and lists that fail. */
export function checkOtherScreens(screens: Screens): void {
  const { look, t, entered, expectScreen, asAna, extremes } = screens;

  checkGenerated(screens, 'scenarios');
  for (const status of ['draft', 'paid', 'cancelled']) checkInvoice(screens, status);
  checkLongInvoice(screens);

  it('the menus of every area, and the profile', async () => {
    const page = await asAna();
    await visit(page, '/company/settings/profile');
    await page.getByRole('button', { name: t('profile.password.change') }).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    await expectScreen(page, 'profile-invalid');
    await page.getByRole('button', { name: t('shell.userMenu') }).click();
    await page.getByRole('menuitem', { name: t('shell.logOff') }).waitFor();
    await expectScreen(page, 'menu-user');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: new RegExp(`^${t('common.language')}`) }).click();
    await page.getByRole('menuitem').first().waitFor();
    await expectScreen(page, 'menu-language');
    await page.keyboard.press('Escape');
  });

  it('the settings, and the reports', async () => {
    const page = await asAna();
    await visit(page, '/company/settings');
    const tabs = page.getByRole('navigation', { name: t('shell.settings') }).getByRole('link');
    for (const [place, tab] of (await tabs.all()).entries()) {
      await tab.click();
      await arrived(page);
      await expectScreen(page, `settings-${place + 1}`);
    }
    await expectScreen(page, 'reports', '/company/reports');
    for (const report of reports) await expectScreen(page, `report-${report}`, `/company/reports/${report}`);
  });

  it('what was sent', async () => {
    const page = await asAna();
    await expectScreen(page, 'messages', '/company/messages');
    await page.locator('.row-link').first().click();
    await page.getByRole('heading', { level: 2, name: t('delivery.content.title'), exact: true }).waitFor();
    await page.frameLocator('iframe').getByRole('heading').waitFor();
    await expectScreen(page, 'message');
  });

  it('a generated list: its menus, its dialogs, and without records', async () => {
    const page = await asAna();
    await walk(page, '/company/entities');
    await page
      .getByRole('button', { name: new RegExp(`^${t('generate.row.options', { name: '' }).trim()}`) })
      .first()
      .click();
    await page.getByRole('menuitem').first().waitFor();
    await expectScreen(page, 'entities-row-menu');
    await page.getByRole('menuitem', { name: t('generate.row.delete') }).click();
    await page.getByRole('alertdialog').waitFor();
    await expectScreen(page, 'entities-delete');
    await page.keyboard.press('Escape');
    if (look.width >= 900) {
      await page.getByRole('checkbox', { name: t('ra.action.select_all') }).check();
      // A real click, which fails if another element covers the button.
      await page
        .getByRole('toolbar')
        .getByRole('button', { name: t('generate.row.delete') })
        .click();
      await page.getByRole('alertdialog').waitFor();
      await page.getByText(t('generate.bulk.looking')).waitFor({ state: 'detached' });
      await expectScreen(page, 'entities-delete-many');
    }
    await expectScreen(page, 'entities-empty', `/company/entities?filter=${encodeURIComponent('{"q":"zzzz"}')}`);
    await expectScreen(page, 'entities-create', '/company/entities/create');
  });

  it('payments, a new one, and an account of a client', async () => {
    const page = await asAna();
    await expectScreen(page, 'transactions-list', '/company/transactions');
    await expectScreen(page, 'transactions-create', `/company/transactions/create?service_buyer=${extremes().entity}`);
    await expectScreen(page, 'entity-accounts-create', `/company/entity-accounts/create?entity=${extremes().entity}`);
  });

  it('lists that fail to load, and unknown pages', async () => {
    const page = await entered([
      /^500 GET \/api\/v2\/entities/,
      /^500 GET \/api\/v2\/invoice/,
      /^console: HttpError: Erro interno/,
    ]);
    for (const path of ['**/api/v2/entities?*', '**/api/v2/invoice/invoices-single?*'])
      await page.route(path, (route) =>
        route.fulfill({ status: 500, json: { detail: 'Erro interno', code: 'internal' } }),
      );
    await expectScreen(page, 'entities-error', '/company/entities');
    await page.getByRole('button', { name: t('common.retry') }).waitFor();
    await expectScreen(page, 'invoices-error', '/company/invoices');
    await expectScreen(page, 'not-found', '/company/nowhere');
  });

  it('the events of gateways', async () => {
    const page = await asAna();
    // Other files add events that need no decision.
    await expectScreen(page, 'gateway-events', '/company/gateway-events?filter=%7B%22status%22%3A%22review%22%7D');
    await page.locator('.row-link').first().click();
    await page.getByRole('button', { name: t('resources.gateway-events.actions.dismiss.name') }).click();
    await page.getByRole('dialog').waitFor();
    await expectScreen(page, 'gateway-event-dismiss');
  });

  it.each([
    ['draft', ['pdf', 'bill', 'template', 'publicLink', 'audit', 'cancel']],
    ['billed', ['receive', 'paymentDetails', 'paymentLink', 'authorize_payment', 'revert']],
    ['paid', ['receipt', 'refund']],
  ])('the options of a %s invoice', async (status, choices) => {
    const page = await asAna();
    await page.route('**/api/v2/invoice/invoices-single?*', async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as { results: { transactions: object[] }[] };
      // What only a gateway or a client adds: a payment link, a refund, a view.
      for (const invoice of json.results) {
        Object.assign(
          invoice,
          { can_revert: status === 'billed' },
          status === 'paid' && { refundable_amount: '10.00' },
        );
        Object.assign(invoice.transactions[0] ?? {}, { payment_link: 'https://pay.example/1' });
      }
      await route.fulfill({ response, json });
    });
    // References of the demo alone: other files issue invoices too, with accounts that offer other actions.
    const filter = { status, q: 'ACME-20' };
    await visit(page, `/company/invoices?filter=${encodeURIComponent(JSON.stringify(filter))}`);
    const options = new RegExp(`^${t('generate.row.options', { name: '' })}`);
    const button = page.getByRole('button', { name: options }).first();
    await button.click();
    await page.getByRole('menuitem').first().waitFor();
    await expectScreen(page, `invoice-menu-${status}`);
    await page.keyboard.press('Escape');
    for (const choice of choices) {
      await button.click();
      await page.getByRole('menuitem', { name: t(`resources.invoices.actions.${choice}.name`), exact: true }).click();
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
      await dialog.locator(':scope:not(:has(.MuiSkeleton-root, [aria-busy=true]))').waitFor();
      await expectScreen(page, `dialog-${choice}`);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await expectFocus(button);
    }
  });
}
