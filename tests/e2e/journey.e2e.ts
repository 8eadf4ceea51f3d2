import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../domain/dates/date.ts';
import { today } from '../../domain/dates/today.ts';
import { formatDate } from '../../src/i18n/format.ts';
import { languageCodes, languages, type Language } from '../../src/i18n/languages.ts';
import { demoPassword, shot, useBrowser } from '../support/browser.ts';
import { choose, fromMenu, search, textField } from '../support/browserForms.ts';
import { readPdf } from '../support/readPdf.ts';
import { t } from '../support/words.ts';

const { open } = useBrowser();

/** Design §6: T = 1000.00 and a tribute in each of the four boxes, one of them money. */
const tributes = [
  { name: 'EE', box: ['true', 'exporter'], type: 'Fixed', value: '5' },
  { name: 'EI', box: ['true', 'importer'], type: 'Fixed', value: '23' },
  { name: 'IE', box: ['false', 'exporter'], type: 'Fixed', value: '15' },
  { name: 'II', box: ['false', 'importer'], type: 'Fixed', value: '10' },
  { name: 'II+', box: ['false', 'importer'], type: 'Fixed_Value', value: '12.50' },
] as const;

/** What the example comes to, as each language writes it. */
const figures = {
  pt: {
    sent: 'US$ 1.080,00',
    cost: 'US$ 1.342,50',
    left: 'US$ 800,00',
    taxes: 'US$ 542,50',
    onPaper: ['1.080,00', '1.342,50', '800,00'],
  },
  en: {
    sent: '$1,080.00',
    cost: '$1,342.50',
    left: '$800.00',
    taxes: '$542.50',
    onPaper: ['1,080.00', '1,342.50', '800.00'],
  },
  es: {
    sent: '1.080,00 US$',
    cost: '1.342,50 US$',
    left: '800,00 US$',
    taxes: '542,50 US$',
    onPaper: ['1.080,00', '1.342,50', '800,00'],
  },
} as const;

const decimalSign = { pt: ',', en: '.', es: ',' } as const;
const plain = (text: string | null): string => (text ?? '').replace(/[\u00a0\u202f]/g, ' ').trim();
const asTyped = (value: string, language: Language): string => value.replace('.', decimalSign[language]);

async function signIn(page: Page, language: Language): Promise<void> {
  await page.goto('/login');
  await textField(page, t(language, 'signin.email')).fill('ana@acme.test');
  await page.getByLabel(t(language, 'signin.password'), { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: t(language, 'signin.submit'), exact: true }).click();
  await page.waitForURL('/company');
}

/** Goes to a place by the side menu, and there to its form for a new record. */
async function startNew(page: Page, language: Language, resource: string): Promise<void> {
  const name = t(language, `resources.${resource}.name`, { smart_count: 2 });
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await page.getByRole('link', { name: t(language, 'ra.action.create'), exact: true }).click();
}

async function save(scope: Page | Locator, language: Language): Promise<void> {
  await scope.getByRole('button', { name: t(language, 'ra.action.save'), exact: true }).click();
}

async function registerClient(page: Page, language: Language, name: string): Promise<void> {
  const label = (field: string) => t(language, `resources.entities.fields.${field}`);
  await startNew(page, language, 'entities');
  await textField(page, label('name')).fill(name);
  await textField(page, label('nif')).fill('84-7654321');
  await page.getByRole('combobox', { name: label('location.address'), exact: true }).fill('Boston');
  await page
    .getByRole('option', { name: /^Boston.*(US|Estados Unidos|United States)/ })
    .first()
    .click();
  await textField(page, label('responsible_name')).fill('Grace Lee');
  await textField(page, label('responsible_email')).fill('grace@harbor.test');
  await save(page, language);
  await page
    .getByRole('cell', { name })
    .or(page.getByRole('heading', { name, level: 1 }))
    .first()
    .waitFor();
}

async function registerScenario(page: Page, language: Language, name: string): Promise<void> {
  const label = (field: string) => t(language, `resources.scenarios.fields.${field}`);
  const country = (code: string) => new Intl.DisplayNames(languages[language].tag, { type: 'region' }).of(code) ?? code;
  await startNew(page, language, 'scenarios');
  await textField(page, label('name')).fill(name);
  await search(page, label('origin'), country('BR'));
  await search(page, label('destiny'), country('US'));
  await textField(page, label('description')).fill('Design §6');
  for (const [index, tribute] of tributes.entries()) {
    await page.getByRole('button', { name: t(language, 'generate.collection.add'), exact: true }).click();
    const row = page.getByRole('group', {
      name: t(language, 'generate.collection.row', { number: index + 1 }),
      exact: true,
    });
    await addTribute(page, row, language, `${tribute.name} ${language}`);
    const [isOrigin, responsible] = tribute.box;
    const word = (field: string, value: string) => t(language, `resources.scenarios.values.tributes.${field}.${value}`);
    await choose(row, label('tributes.is_origin'), word('is_origin', isOrigin));
    await choose(row, label('tributes.type'), word('type', tribute.type));
    await textField(row, label('tributes.value')).fill(asTyped(tribute.value, language));
    await choose(row, label('tributes.tax_responsible'), word('tax_responsible', responsible));
  }
  await shot(page, `journey-scenario-${language}`, { full: true });
  await save(page, language);
  await page
    .getByRole('cell', { name })
    .or(page.getByRole('heading', { name, level: 1 }))
    .first()
    .waitFor();
}

/** A tribute that is not there yet is registered from the row that needs it. */
async function addTribute(page: Page, row: Locator, language: Language, name: string): Promise<void> {
  const field = t(language, 'resources.scenarios.fields.tributes.tribute');
  await search(row, field, name, t(language, 'generate.search.addNamed', { text: name }));
  const dialog = page.getByRole('dialog');
  await save(dialog, language);
  await dialog.waitFor({ state: 'hidden' });
}

async function writeInvoice(
  page: Page,
  language: Language,
  names: { client: string; scenario: string; own: string; due: string },
) {
  const label = (field: string) => t(language, `resources.invoices.fields.${field}`);
  const cell = (name: string) =>
    t(language, 'invoiceForm.grid.cell', { field: t(language, `invoiceForm.grid.columns.${name}`), position: 1 });
  await page
    .getByRole('link', { name: t(language, 'resources.invoices.name', { smart_count: 2 }), exact: true })
    .click();
  await page.getByRole('link', { name: t(language, 'invoiceActions.list.create'), exact: true }).click();
  await search(page, label('service_buyer_uuid'), names.client);
  await textField(page, label('company_number')).fill(names.own);
  await page.getByRole('combobox', { name: label('currency'), exact: true }).fill('USD');
  await page.getByRole('option', { name: /^USD/ }).click();
  await textField(page, label('due_date')).fill(names.due);
  await page.getByRole('button', { name: t(language, 'invoiceForm.grid.itemPlaceholder') }).click();
  const service = `Pilot ${language}`;
  await search(page, cell('item'), service, t(language, 'invoiceForm.lookup.add', { text: service }));
  await textField(page, cell('quantity')).fill('4');
  await textField(page, cell('price')).fill('250');
  await search(page, cell('scenario'), names.scenario);
  await expectLiveFigures(page, language);
  await page.getByRole('checkbox', { name: t(language, 'invoiceForm.terms.accept') }).check();
  await shot(page, `journey-invoice-${language}`, { full: true });
  await page.getByRole('button', { name: t(language, 'invoiceForm.bar.draft'), exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname === '/company/invoices');
}

/** The way of the money beside the lines, and the bar under them, before anything is saved. */
async function expectLiveFigures(page: Page, language: Language): Promise<void> {
  const { sent, cost, left } = figures[language];
  const way = [
    ['importer_total_payable', cost],
    ['importer_total_payable_exporter', sent],
    ['exporter_net_total', left],
  ] as const;
  const bar = page.getByRole('region', { name: t(language, 'invoiceForm.bar.label') });
  await bar.getByText(sent).waitFor();
  expect(
    plain(
      await bar
        .getByRole('definition')
        .allTextContents()
        .then((texts) => texts.join(' | ')),
    ),
  ).toBe(`${sent} | ${cost}`);
  for (const [figure, amount] of way) {
    const step = page.getByRole('listitem').filter({ hasText: t(language, `invoiceForm.flow.parts.${figure}`) });
    expect(plain(await step.getByRole('button').textContent())).toBe(amount);
  }
}

/** Bills the invoice of a row; answers the number it was given. */
async function bill(page: Page, language: Language, row: Locator): Promise<string> {
  await fromMenu(row, optionsOf(language), t(language, 'invoiceActions.menu.bill'));
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t(language, 'invoiceActions.bill.confirm') })
    .click();
  const link = row.getByRole('button', { name: /^\d+$/ });
  await link.waitFor();
  return plain(await link.textContent());
}

const optionsOf = (language: Language) => new RegExp(`^${t(language, 'invoiceActions.menu.open', { title: '' })}`);

/** Opens the document, and downloads it in each language as a person would. */
async function expectDocuments(
  page: Page,
  language: Language,
  row: Locator,
  names: { client: string; number: string },
) {
  await fromMenu(row, optionsOf(language), t(language, 'invoiceActions.menu.pdf'));
  const dialog = page.getByRole('dialog');
  for (const reading of languageCodes) {
    await dialog.getByRole('button', { name: languages[reading].name, exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('link', { name: t(language, 'invoiceActions.preview.download') }).click(),
    ]);
    const pdf = await readPdf(await readFile(await download.path()));
    const text = pdf.pages.join('\n');
    expect(pdf.language.slice(0, 2)).toBe(reading);
    expect(text).toContain(names.client);
    expect(text).toContain(t(reading, 'document.heading.numbered', { number: names.number }).split(' ')[0]);
    for (const key of ['parties.buyer', 'totals.pay', 'way.cost.result', 'way.net.result'])
      expect(text.replaceAll('\n', ' ')).toContain(t(reading, `document.${key}`));
    for (const amount of figures[reading].onPaper) expect(text).toContain(amount);
  }
  await shot(page, `journey-document-${language}`);
  await dialog.getByRole('button', { name: t(language, 'invoiceActions.dialog.close') }).click();
  await dialog.waitFor({ state: 'hidden' });
}

async function publicLink(page: Page, language: Language, row: Locator): Promise<string> {
  await fromMenu(row, optionsOf(language), t(language, 'invoiceActions.menu.publicLink'));
  return textField(page, t(language, 'invoiceActions.publicLink.label')).inputValue();
}

async function expectPublicPage(
  page: Page,
  language: Language,
  names: { link: string; number: string; client: string; due: string },
) {
  await page.goto(names.link);
  await page.getByRole('heading', { level: 1, name: t(language, 'public.title', { number: names.number }) }).waitFor();
  const facts = plain(await page.getByRole('main').innerText());
  for (const fact of [figures[language].sent, names.client, names.due, 'Acme Software Ltda'])
    expect(facts).toContain(fact);
  const document = page.frameLocator('iframe').locator('svg').first();
  await document.waitFor();
  await shot(page, `journey-public-${language}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: t(language, 'public.download') }).click(),
  ]);
  const { pages } = await readPdf(await readFile(await download.path()));
  expect(pages.join('\n')).toContain(names.client);
}

describe('from signing in to the client reading the invoice', () => {
  it.each(languageCodes)('goes by clicks and keys alone, in %s', async (language) => {
    const client = `Harbor ${language} & Söhne Inc.`;
    const scenario = `Brasil → US ${language}`;
    const own = `VIAGEM-${language}`;
    const due = formatDate(addDays(today(new Date(), 'America/Sao_Paulo'), 30), language);
    const page = await open({ language });
    await signIn(page, language);
    await registerClient(page, language, client);
    await registerScenario(page, language, scenario);
    await writeInvoice(page, language, { client, scenario, own, due });
    const row = page.getByRole('row').filter({ hasText: own });
    const number = await bill(page, language, row);
    await expectDocuments(page, language, row, { client, number });
    const link = await publicLink(page, language, row);
    await expectPublicPage(await open({ language }), language, { link, number, client, due });
  });
});
