import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { languageCodes, languages, type Language } from '../../../domain/languages.ts';
import { shot } from '../../support/browser.ts';
import { fromMenu, textField } from '../../support/browserForms.ts';
import { readPdf } from '../../support/readPdf.ts';
import { t } from '../../support/words.ts';
import { figures, plain } from './example.ts';
import { optionsOf } from './write.ts';

const onPaper = ['document.parties.buyer', 'figures.importer_total_payable_exporter', 'figures.importer_total_payable'];

/** Opens the document and downloads it in each language. */
export async function expectDocuments(
  page: Page,
  language: Language,
  row: Locator,
  names: { client: string; number: string },
) {
  await fromMenu(row, optionsOf(language), t(language, 'resources.invoices.actions.pdf.name'));
  const dialog = page.getByRole('dialog');
  for (const reading of languageCodes) {
    await dialog.getByRole('button', { name: languages[reading].name, exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: t(language, 'documents.preview.download') }).click(),
    ]);
    const pdf = await readPdf(await readFile(await download.path()));
    const text = pdf.pages.join('\n');
    expect(pdf.language.slice(0, 2)).toBe(reading);
    expect(text).toContain(names.client);
    expect(text).toContain(t(reading, 'resources.invoices.name').split(' ')[0]);
    for (const key of onPaper) expect(text.replaceAll('\n', ' ')).toContain(t(reading, key));
    for (const amount of figures[reading].onPaper) expect(text).toContain(amount);
    expect(text.replaceAll('\n', ' ')).not.toContain(t(reading, 'figures.exporter_net_total'));
  }
  await shot(page, `journey-document-${language}`);
  await dialog.getByRole('button', { name: t(language, 'shell.dialog.close') }).click();
  await dialog.waitFor({ state: 'hidden' });
}

export async function publicLink(page: Page, language: Language, row: Locator): Promise<string> {
  await fromMenu(row, optionsOf(language), t(language, 'resources.invoices.actions.publicLink.name'));
  return textField(page, t(language, 'documents.publicLink.label')).inputValue();
}

export async function expectPublicPage(
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
