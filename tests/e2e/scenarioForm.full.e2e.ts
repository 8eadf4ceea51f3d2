import { expect, it } from 'vitest';
import { enterAs, useBrowser, visit } from '../support/browser.ts';
import { t } from '../support/words.ts';
import { plain } from './steps/example.ts';
import { expectFocus } from './steps/keyboard.ts';

const { open } = useBrowser();

it('a person describes the import of services to Brazil by keyboard, and reads what PIS costs on it', async () => {
  const page = await open({ language: 'en' });
  await enterAs(page, 'ana@acme.test');
  await visit(page, '/company/scenarios/create');
  const { keyboard } = page;
  const field = (key: string) => t('en', `resources.scenarios.fields.${key}`);
  const country = async (name: string, typed: string) => {
    await expectFocus(page.getByRole('combobox', { name: field(name), exact: true }));
    await keyboard.type(typed);
    await page.getByRole('option', { name: typed }).first().waitFor();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
  };
  const add = page.getByRole('button', { name: t('en', 'scenarios.rows.add', { country: 'Brazil' }), exact: true });
  const details = (tax: string) =>
    page.getByRole('group', { name: t('en', 'scenarios.rows.details', { tax }), exact: true });

  /** Adds a tax of Brazil, which the client pays there, with its rate, and leaves the focus in that. */
  const addTax = async (name: string, rate: string) => {
    await add.focus();
    await keyboard.press('Enter');
    const begun = details(t('en', 'scenarios.rows.unnamed'));
    await expectFocus(begun.getByRole('combobox', { name: field('tributes.tribute'), exact: true }));
    await keyboard.type(name);
    await page.getByRole('option', { name: new RegExp(`^${name}`) }).waitFor();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    const value = details(name).getByRole('textbox', { name: field('tributes.value'), exact: true });
    await value.focus();
    await keyboard.type(rate);
  };
  const press = async (name: string) => {
    await details('PIS').getByRole('button', { name, exact: true }).focus();
    await keyboard.press('Space');
  };

  await country('destiny', 'Brazil');
  await keyboard.press('Tab');
  await country('origin', 'United States');
  await addTax('ISS', '5');
  await addTax('PIS', '1.65');
  await press('+ ISS');
  await press(`+ ${t('en', 'scenarios.base.itself')}`);

  const sample = page.getByRole('region', { name: t('en', 'scenarios.sample.title') });
  await sample.getByRole('textbox', { name: t('en', 'scenarios.sample.amount'), exact: true }).focus();
  await keyboard.type('10000');
  const figure = sample.getByRole('listitem').filter({ hasText: 'PIS' }).last();
  await expect
    .poll(async () => plain(await figure.textContent()))
    .toMatch(/176\.16 1\.65% of 10,676\.16 = 10,000\.00 \+ ISS 500\.00 \+ PIS 176\.16$/);

  await page.getByRole('button', { name: t('en', 'ra.action.save'), exact: true }).focus();
  await keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Services, United States to Brazil', level: 1 }).waitFor();
  await page.getByRole('region', { name: 'Brazil' }).getByText('the price + ISS + itself').waitFor();
});
