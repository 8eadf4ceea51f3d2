import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { languages, type Language } from '../../../domain/languages.ts';
import { shot } from '../../support/browser.ts';
import { choose, search, textField } from '../../support/browserForms.ts';
import { t } from '../../support/words.ts';
import { asTyped, tributes } from './example.ts';

/** Opens a list from the side menu and its form for a new record. */
async function startNew(page: Page, language: Language, resource: string): Promise<void> {
  const name = t(language, `resources.${resource}.name`, { smart_count: 2 });
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await page.getByRole('link', { name: t(language, 'ra.action.create'), exact: true }).click();
}

async function save(scope: Page | Locator, language: Language): Promise<void> {
  await scope.getByRole('button', { name: t(language, 'ra.action.save'), exact: true }).click();
}

export async function registerClient(page: Page, language: Language, name: string): Promise<void> {
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
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

export async function registerScenario(page: Page, language: Language, name: string): Promise<void> {
  const label = (field: string) => t(language, `resources.scenarios.fields.${field}`);
  const country = (code: string) => new Intl.DisplayNames(languages[language].tag, { type: 'region' }).of(code) ?? code;
  await startNew(page, language, 'scenarios');
  await search(page, label('destiny'), country('US'));
  // The own country is proposed.
  const origin = page.getByRole('combobox', { name: label('origin'), exact: true });
  await expect.poll(() => origin.inputValue()).toBe(country('BR'));
  await textField(page, label('name')).fill(name);
  await textField(page, label('description')).fill('Design §6');
  for (const tribute of tributes) {
    const [isOrigin, responsible] = tribute.box;
    const of = country(isOrigin === 'true' ? 'BR' : 'US');
    await page.getByRole('button', { name: t(language, 'scenarios.rows.add', { country: of }), exact: true }).click();
    const called = 'isMissing' in tribute ? `${tribute.name} ${language}` : tribute.name;
    const details = (tax: string) =>
      page.getByRole('group', { name: t(language, 'scenarios.rows.details', { tax }), exact: true });
    const begun = details(t(language, 'scenarios.rows.unnamed'));
    if ('isMissing' in tribute) await addTribute(page, begun, language, called);
    else await search(begun, label('tributes.tribute'), called);
    const row = details(called).last();
    await choosePayer(row, language, responsible === 'importer');
    await choose(row, label('tributes.type'), t(language, `resources.scenarios.values.tributes.type.${tribute.type}`));
    await textField(row, label('tributes.value')).fill(asTyped(tribute.value, language));
  }
  await shot(page, `journey-scenario-${language}`, { full: true });
  await save(page, language);
  await page.getByRole('heading', { name, level: 1, exact: true }).waitFor();
}

/** Chooses who pays a tax: the exporter, or the client, which the list names last. */
async function choosePayer(row: Locator, language: Language, isClient: boolean): Promise<void> {
  const field = row.getByRole('combobox', { name: new RegExp(`^${t(language, 'scenarios.columns.who')}`) });
  await field.press('ArrowDown');
  const options = row.page().getByRole('option');
  await (isClient ? options.last() : options.first()).click();
  await row.page().getByRole('listbox').waitFor({ state: 'detached' });
}

/** Creates a missing tribute from the row that needs it. */
async function addTribute(page: Page, row: Locator, language: Language, name: string): Promise<void> {
  const field = t(language, 'resources.scenarios.fields.tributes.tribute');
  await search(row, field, name, t(language, 'generate.search.addNamed', { text: name }));
  const dialog = page.getByRole('dialog');
  await save(dialog, language);
  await dialog.waitFor({ state: 'hidden' });
}
