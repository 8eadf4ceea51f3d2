import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { legalVersion } from '../../server/drawing/legal/texts.ts';
import { arrived, demoPassword, signedIn, useBrowser } from '../support/browser.ts';
import { textField } from '../support/browserForms.ts';
import { t as wordsOf } from '../support/words.ts';
import { apiAs } from './steps/api.ts';
import { expectFocus, tabTo, typeAndTake } from './steps/keyboard.ts';

const { open } = useBrowser();
const t = (key: string, args?: Record<string, string | number>) => wordsOf('pt', key, args);
const field = (name: string) => t(`resources.invoices.fields.${name}`);
const action = (name: string) => t(`resources.invoices.actions.${name}.name`);
const section = (key: string) => [`region ${t(key)}`, `heading ${t(key)}`];

/** A role and a name in the tree of a screen reader: `- heading "Início" [level=1]`. */
const line = /^\s*- '?(?<role>[a-z]+)(?: "(?<name>[^"]*)")?/;

/** The landmarks, headings and fields of the page, in the order in which they are read. */
async function read(page: Page): Promise<string[]> {
  const isRead = /^(banner|navigation|main|region|heading|form|textbox|combobox|table|alertdialog|dialog)/;
  return named(await page.locator('body').ariaSnapshot()).filter((text) => isRead.test(text));
}

const named = (snapshot: string): string[] =>
  snapshot.split('\n').flatMap((text) => {
    const { role, name = '' } = line.exec(text)?.groups ?? {};
    return role ? [`${role} ${name}`.trim()] : [];
  });

/** What has the focus, by its role and name. */
const focused = async (page: Page): Promise<string> => named(await page.locator(':focus').ariaSnapshot())[0] ?? '';

/** Presses Tab and returns each stop, up to the last of a page. */
async function stops(page: Page, last: string): Promise<string[]> {
  const found = [await focused(page)];
  while (found.length < 40 && found.at(-1) !== last) {
    await page.keyboard.press('Tab');
    found.push(await focused(page));
  }
  return found;
}

const frame = ['banner', `navigation ${t('shell.mainMenu')}`, 'main'];
const begins = (text: string) => expect.stringMatching(new RegExp(`^${text}`));

it('by key and by name alone a user writes, issues and settles an invoice', async () => {
  const api = await apiAs(inject('address'), 'ana@acme.test', demoPassword);
  await api('POST', '/v2/scenarios/terms', { version: legalVersion });
  const page = await open();
  const announced = (text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor();
  const handle = (position: number, description: string) =>
    page.getByRole('button', { name: t('documents.grid.editLine', { position, description }) });
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await page.goto('/login');
  await tabTo(page, textField(page, t('signin.email')));
  await page.keyboard.type('ana@acme.test');
  await tabTo(page, page.getByLabel(t('signin.password'), { exact: true }));
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await signedIn(page);
  await page.getByRole('region', { name: t('home.latest') }).waitFor();
  await page.getByRole('region', { name: t('home.next.title') }).waitFor();
  expect((await read(page)).slice(0, 14)).toEqual([
    ...frame,
    begins('heading .+, Ana$'),
    `region ${t('home.figures')}`,
    `heading ${t('home.due')}`,
    `heading ${t('home.overdue')}`,
    begins(`heading ${t('home.received', { month: '' })}`),
    `heading ${t('home.expected')}`,
    begins(`region ${t('home.needsYou.title')}`),
    begins(`heading ${t('home.needsYou.title')}`),
    ...section('home.next.title'),
    `region ${t('home.owing.title')}`,
  ]);

  await page.keyboard.press('n');
  await page.getByRole('combobox', { name: field('service_buyer_uuid'), exact: true }).waitFor();
  await arrived(page);
  await expectFocus(page.getByRole('combobox', { name: field('service_buyer_uuid'), exact: true }));
  const folded = ['folded.email', 'folded.payment', 'presentation.title', 'folded.references', 'folded.notes'];
  expect(await read(page)).toEqual([
    ...frame,
    `heading ${t('resources.invoices.create')}`,
    ...section('documents.preview.title'),
    `combobox ${field('service_buyer_uuid')}`,
    `textbox ${field('created')}`,
    `textbox ${field('due_date')}`,
    `combobox ${field('currency')}`,
    ...section('documents.items.title'),
    `table ${t('documents.items.title')}`,
    ...folded.map((name) => begins(`heading ${t(`documents.${name}`)}`)),
    `region ${t('documents.saving.label')}`,
  ]);
  expect(await stops(page, `button ${action('bill')}`)).toEqual([
    `combobox ${field('service_buyer_uuid')}`,
    `textbox ${field('created')}`,
    `textbox ${field('due_date')}`,
    `combobox ${field('currency')}`,
    begins(`button ${t('documents.grid.editLine', { position: 1, description: '' })}`),
    begins('button '),
    `button ${t('documents.grid.add')}`,
    `button ${t('documents.grid.addOther')}`,
    `button ${t('documents.grid.paste')}`,
    `button ${t('documents.adjustments.add.discount')}`,
    `button ${t('documents.adjustments.add.charge')}`,
    ...folded.map((name) => begins(`button ${t(`documents.${name}`)}`)),
    `button ${t('documents.terms.read')}`,
    `button ${t('documents.draft.save')}`,
    `button ${action('bill')}`,
  ]);

  await tabTo(page, page.getByRole('combobox', { name: field('service_buyer_uuid'), exact: true }));
  await typeAndTake(page, 'Blue Harbor', 'Blue Harbor Inc.');
  await tabTo(page, handle(1, t('documents.grid.blankLine')));
  await page.keyboard.press('Enter');
  await typeAndTake(page, 'Consultoria em software', 'Consultoria em software');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await page.keyboard.type('100');
  await page.keyboard.press('Tab');
  await typeAndTake(page, 'BR-US', 'Brasil → Estados Unidos');
  await page.keyboard.type('10');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await tabTo(page, button(action('bill')));
  await page.keyboard.press('Enter');
  const question = t('resources.invoices.actions.bill.title');
  await page.getByRole('alertdialog', { name: question }).waitFor();
  expect((await read(page)).slice(0, 2)).toEqual([`alertdialog ${question}`, `heading ${question}`]);
  await tabTo(page, button(t('resources.invoices.actions.bill.confirm')));
  await page.keyboard.press('Enter');
  await announced(t('resources.invoices.actions.bill.done'));
  await expect.poll(() => focused(page)).toMatch(/^heading .+ \d+$/);

  await tabTo(page, button(action('receive')));
  await page.keyboard.press('Enter');
  const receipt = page.getByRole('dialog', { name: t('invoiceActions.receive.title') });
  await receipt.waitFor();
  await tabTo(page, receipt.getByRole('button', { name: t('invoiceActions.receive.confirm'), exact: true }));
  await page.keyboard.press('Enter');
  await announced(t('resources.invoices.actions.receive.done'));

  await tabTo(page, page.getByRole('link', { name: t('reportPage.title'), exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: /^Emitidas/ }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /^Emitidas/ }).waitFor();
  await arrived(page);
  expect((await read(page)).slice(0, 4)).toEqual([...frame, begins('heading Emitidas')]);
});
