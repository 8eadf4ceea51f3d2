import type { Page } from 'playwright';
import { expect } from 'vitest';
import { urlOf } from '../../../domain/schema/urlOf.ts';
import entities from '../../../schemas/resources/clients/entities.ts';
import catalogue from '../../../schemas/resources/invoicing/items.ts';
import scenarios from '../../../schemas/resources/taxes/scenarios.ts';
import { shot, visit } from '../../support/browser.ts';
import { expectAccessible } from '../../support/browserAxe.ts';
import { search, textField } from '../../support/browserForms.ts';
import { t } from '../../support/words.ts';
import { acceptTerms } from './acceptTerms.ts';
import { plain } from './example.ts';

const label = (field: string) => t('pt', `resources.invoices.fields.${field}`);
const cell = (name: string, position: number) =>
  t('pt', 'documents.grid.cell', { field: t('pt', `documents.grid.columns.${name}`), position });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

/** What a document is written of: a client, items, and a scenario for the client's country. */
interface Registered {
  readonly client: string;
  readonly items: readonly string[];
  readonly scenario: string;
}

/** Fills in the form of a new document: its client, and a line of each price with the scenario's taxes. */
export async function writeLines(
  page: Page,
  { client, items, scenario }: Registered,
  prices: readonly string[],
): Promise<void> {
  await search(page, label('service_buyer_uuid'), client);
  await page.getByRole('button', { name: t('pt', 'documents.grid.itemPlaceholder') }).click();
  for (const [index, price] of prices.entries()) {
    const position = index + 1;
    await search(page, cell('item', position), items[index] ?? '');
    await textField(page, cell('quantity', position)).fill('1');
    await textField(page, cell('price', position)).fill(price);
    // It begins the next line, which takes it over.
    if (index === 0) await search(page, cell('scenario', position), scenario);
  }
}

/** Finds what the demo has to write a document of. */
export async function registered(page: Page, token: string): Promise<Registered> {
  const headers = { authorization: `Bearer ${token}` };
  const list = async (resource: Parameters<typeof urlOf>[0]) =>
    (await (await page.request.get(urlOf(resource), { headers })).json()).results;
  const items = (await list(catalogue)).map(({ description }: { description: string }) => description);
  const clients: { name: string; location?: { country?: { id: number } } }[] = await list(entities);
  for (const { name, origin, destiny } of await list(scenarios)) {
    const client = clients.find(({ location }) => location?.country?.id === destiny?.id);
    if (origin?.identifier === 'BR' && client) return { scenario: name, client: client.name, items };
  }
  throw new Error('The demo has no client in the country of a scenario');
}

/**
 * Writes a delivery note of two lines, issues it under its own number, and finds it in its list, on its page and, as a
 * visitor, behind its public link.
 */
export async function expectDeliveryNote(page: Page, token: string, open: () => Promise<Page>): Promise<void> {
  const of = await registered(page, token);
  await visit(page, '/company');
  await page.getByRole('link', { name: 'Notas de entrega', exact: true }).click();
  await page.getByRole('link', { name: 'Nova nota de entrega', exact: true }).first().click();
  await heading(page, 'Nova nota de entrega');
  await textField(page, 'Motivo').fill('Horas devolvidas');
  await writeLines(page, of, ['250', '750']);
  const bar = page.getByRole('region', { name: t('pt', 'documents.saving.label') });
  await expect.poll(async () => plain(await bar.textContent())).toMatch(/R\$ [1-9]/);
  await expectAccessible(page);
  await shot(page, 'delivery-note-form', { full: true });
  await press(page, t('pt', 'documents.draft.save'));
  await heading(page, 'Nota de entrega sem número');
  await page.getByText('Rascunho', { exact: true }).first().waitFor();

  await press(page, 'Emitir');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Emitir', exact: true }).click();
  await heading(page, /^Nota de entrega \d+$/);
  await page.frameLocator('iframe').locator('svg').first().waitFor();
  const shown = await page.getByRole('main').innerText();
  expect(shown).not.toContain('resources.');
  for (const text of ['Emitida', of.client, 'Horas devolvidas', t('pt', 'figures.exporter_net_total')])
    expect(shown).toContain(text);
  await expectAccessible(page);
  await shot(page, 'delivery-note-page', { full: true });

  await page.getByRole('button', { name: /^Opções/ }).click();
  await page.getByRole('menuitem', { name: 'Link público' }).click();
  const link = await textField(page, t('pt', 'documents.publicLink.label')).inputValue();
  expect(new URL(link).pathname).toMatch(/^\/view\/delivery-notes\/\w+/);
  const visitor = await open();
  await visit(visitor, link);
  await heading(visitor, /^Nota de entrega \d+$/);
  await visitor.frameLocator('iframe').locator('svg').first().waitFor();
  const content = await visitor.getByRole('main').innerText();
  for (const text of ['Emitida', 'Horas devolvidas', ...of.items.slice(0, 2), of.client])
    expect(content).toContain(text);
  const pdf = await visitor.getByRole('link', { name: t('pt', 'public.download') }).getAttribute('href');
  const file = await visitor.request.get(pdf ?? '');
  expect([file.status(), (await file.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  await expectAccessible(visitor);
  await shot(visitor, 'delivery-note-public', { full: true });

  await visit(page, '/company/delivery-notes');
  const row = page.getByRole('row').filter({ hasText: of.client });
  await row.locator('.document-number').filter({ hasText: /^\d+$/ }).waitFor();
  expect(await page.getByRole('main').innerText()).not.toContain('resources.');
  await expectAccessible(page);
}

/** Writes an estimate, sends it under the first number of its own series, and records its acceptance. */
export async function expectEstimate(page: Page, token: string): Promise<void> {
  await visit(page, '/company/estimates/create');
  await writeLines(page, await registered(page, token), ['400']);
  await acceptTerms(page, 'pt');
  await press(page, 'Enviar');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enviar', exact: true }).click();
  await heading(page, 'Estudo 1');
  await press(page, 'Registrar aceite');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Registrar aceite', exact: true }).click();
  await page.getByText('Aceito', { exact: true }).first().waitFor();
}
