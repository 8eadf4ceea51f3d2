import type { Page } from 'playwright';
import { it } from 'vitest';
import { loadReports } from '../../server/features/reports/registry.ts';
import { arrived, enterAs, shot, useBrowser, visit, walk, type Look } from '../support/browser.ts';
import { expectAccessible } from '../support/browserAxe.ts';
import { registerExtremes, type ExtremeData } from '../support/browserData.ts';
import { textField } from '../support/browserForms.ts';
import { t as wordsOf } from '../support/words.ts';
import { expectFocus } from './steps/keyboard.ts';
import { publicInvoice } from './steps/publicInvoice.ts';

/** One with a section of each kind, one with a list of rows; scratch.full.e2e.ts shows a form with every kind of field. */
const generated = { entities: 'entity', scenarios: 'scenario' } as const;
const lines = 40; // More than a screen shows.
/** The reports that differ in their shape: chart, period and columns. */
const reports = [
  ...new Map(
    (await loadReports()).map((report) => {
      const { chart, period, across, apart } = report;
      return [JSON.stringify([chart, period !== undefined, across !== undefined, apart !== undefined]), report.name];
    }),
  ).values(),
];

/** The language, theme and width for checking all screens. */
export type ScreenLook = Required<Pick<Look, 'language' | 'theme' | 'width'>>;

/** Opens every screen in one look: no axe violations, no horizontal scrolling, no errors in the console. */
export function checkScreens(look: ScreenLook): void {
  const { open, share } = useBrowser();
  const { language, theme, width } = look;
  const t = (key: string, args?: Record<string, string | number>) => wordsOf(language, key, args);
  const expectScreen = async (page: Page, name: string, path?: string) => {
    if (path) await walk(page, path);
    await shot(page, `${name}-${language}-${theme}-${width}`, { full: true });
    await expectAccessible(page);
  };
  let extremes: ExtremeData;
  const entered = async (expected?: RegExp[]) => {
    const page = await open({ ...look, expected });
    const token = await enterAs(page, 'ana@acme.test');
    extremes ??= await registerExtremes(page, token, lines);
    return page;
  };
  const asAna = () => share('ana', entered);

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
    if (width < 768) {
      await page.getByRole('button', { name: t('shell.openMenu') }).click();
      await page.getByRole('link', { name: t('shell.dashboard') }).waitFor();
      await expectScreen(page, `menu-drawer-${area}`);
    }
  });

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
    if (width >= 900) {
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

  it.each(Object.keys(generated) as (keyof typeof generated)[])('the pages of %s', async (resource) => {
    const page = await asAna();
    const key = extremes[generated[resource]];
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

  it('payments, a new one, and an account of a client', async () => {
    const page = await asAna();
    await expectScreen(page, 'transactions-list', '/company/transactions');
    await expectScreen(page, 'transactions-create', `/company/transactions/create?service_buyer=${extremes.entity}`);
    await expectScreen(page, 'entity-accounts-create', `/company/entity-accounts/create?entity=${extremes.entity}`);
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
    await visit(page, `/company/invoices?filter=${encodeURIComponent(JSON.stringify({ status }))}`);
    const options = new RegExp(`^${t('generate.row.options', { name: '' })}`);
    // Marked, because other files issue invoices that come before it.
    const first = page.getByRole('button', { name: options }).first();
    await first.evaluate((element) => element.setAttribute('data-visit', ''));
    const button = page.locator('[data-visit]');
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

  it(`an invoice of ${lines} lines`, async () => {
    const page = await asAna();
    await expectScreen(page, 'invoice-long', `/company/invoices/create?uuid=${extremes.draft}`);
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
    if (width < 1024) {
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
