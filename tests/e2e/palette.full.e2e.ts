import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../domain/kinds/money.ts';
import { enterAs, shot, useBrowser, visit, type Look } from '../support/browser.ts';
import { expectAccessible } from '../support/browserAxe.ts';
import { t as wordsOf } from '../support/words.ts';

const { open } = useBrowser();
const t = (key: string, args?: Record<string, string | number>) => wordsOf('pt', key, args);

interface Client {
  readonly uuid: string;
  readonly name: string;
  readonly nif: string;
}

interface Issued {
  readonly uuid: string;
  readonly number: number;
  readonly amount: string;
  readonly currency: string;
}

async function asAna(look?: Look) {
  const page = await open(look);
  const headers = { authorization: `Bearer ${await enterAs(page, 'ana@acme.test')}` };
  const read = async <Row>(path: string): Promise<Row> => {
    const { results } = (await (await page.request.get(`/api/v2/${path}`, { headers })).json()) as { results: [Row] };
    return results[0];
  };
  return { page, read };
}

const field = (page: Page) => page.getByRole('combobox', { name: t('palette.label') });
const place = (page: Page) => new URL(page.url()).pathname;

/** Types into the palette, and opens its first entry once it has this name. */
async function go(page: Page, typed: string, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).fill(typed);
  await page.getByRole('option', { name, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await field(page).waitFor({ state: 'detached' });
}

describe('the palette', () => {
  it('opens records by number, name, tax id and amount, pages, and forms', async () => {
    const { page, read } = await asAna();
    const client = await read<Client>('entities?search=norte&per_page=1');
    const invoice = await read<Issued>('invoice/invoices-single?status=billed&per_page=1');
    const numbered = `${t('resources.invoices.name', { smart_count: 1 })} ${invoice.number}`;
    const billed = formatMoney(invoice.amount, invoice.currency, 'pt');
    const ways = [
      [String(invoice.number), numbered, `/company/invoices/${invoice.uuid}`],
      [client.name, client.name, `/company/entities/${client.uuid}`],
      [client.nif, client.name, `/company/entities/${client.uuid}`],
      [
        t('resources.messages.name', { smart_count: 2 }),
        t('resources.messages.name', { smart_count: 2 }),
        '/company/messages',
      ],
      [t('resources.invoices.create'), t('resources.invoices.create'), '/company/invoices/create'],
    ] as const;
    await visit(page, '/company');
    for (const [typed, name, path] of ways) {
      await go(page, typed, name);
      await expect.poll(() => place(page), { message: typed }).toBe(path);
    }
    await go(page, billed, billed);
    await expect.poll(() => place(page)).toMatch(/^\/company\/invoices\/[\da-f-]{36}$/);
  });

  it('shows clients before their invoices, each kind under its heading', async () => {
    const { page } = await asAna();
    await visit(page, '/company');
    await page.keyboard.press('Control+k');
    await field(page).fill('norte');
    const [clients, invoices] = (['entities', 'invoices'] as const).map((resource) =>
      page.getByRole('group', { name: t(`resources.${resource}.name`, { smart_count: 2 }), exact: true }),
    );
    await invoices?.waitFor();
    expect(await page.getByRole('group').first().textContent()).toBe(await clients?.textContent());
    await shot(page, 'palette-norte');
  });

  it.each([
    ['a wide screen', 1440],
    ['a phone', 390],
  ])('is accessible on %s, and returns the focus to its field in the bar', async (_, width) => {
    const { page } = await asAna({ width, height: 844 });
    await visit(page, '/company');
    const button = page.getByRole('button', { name: t('palette.open') });
    await button.click();
    await expect.poll(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await field(page).fill('norte');
    await page.getByRole('option', { name: /Norte/ }).first().waitFor();
    await expectAccessible(page);
    await shot(page, `palette-${width}`);
    await page.keyboard.press('Escape');
    await field(page).waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await expectAccessible(page);
  });
});

describe('single keys', () => {
  it('n opens a new invoice from home in one key, and on a list the form of its records', async () => {
    const { page } = await asAna();
    await visit(page, '/company');
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('resources.invoices.create'), exact: true })
      .waitFor();
    await page.keyboard.press('n');
    await expect.poll(() => place(page)).toBe('/company/invoices/create');
    await visit(page, '/company/entities');
    await page.getByRole('link', { name: t('ra.action.create'), exact: true }).waitFor();
    expect(await page.getByRole('link', { name: t('resources.invoices.create'), exact: true }).count()).toBe(0);
    await page.keyboard.press('n');
    await expect.poll(() => place(page)).toBe('/company/entities/create');
  });

  it('? lists them, and Escape closes the list', async () => {
    const { page } = await asAna();
    await visit(page, '/company');
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: t('shell.keys.title') });
    await dialog.waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });
});

describe('the menu', () => {
  it.each([
    ['ana@acme.test', '/company', 10],
    ['admin@ultramar.test', '/admin', 9],
  ])('of %s has at most ten entries and does not scroll on 800 px', async (email, path, entries) => {
    const page = await open({ width: 1280, height: 800 });
    await enterAs(page, email);
    await visit(page, path);
    const menu = page.getByRole('navigation', { name: t('shell.mainMenu') });
    expect(await menu.getByRole('link').count()).toBe(entries);
    const isScrolled = await menu.evaluate((nav) => nav.scrollHeight > nav.clientHeight);
    expect(isScrolled).toBe(false);
  });
});
