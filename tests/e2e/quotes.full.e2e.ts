import { expect, it } from 'vitest';
import { enterAs, useBrowser, visit } from '../support/browser.ts';
import { expectAccessible } from '../support/browserAxe.ts';
import { t as words } from '../support/words.ts';
import { offerQuote } from './steps/quotes.ts';

const { open } = useBrowser();
const t = (key: string, args = {}) => words('en', key, args);
const action = (name: string) => t(`resources.quotes.actions.${name}`);

/** A user of the company, with a new quote that has a line and an option. */
async function offer() {
  const company = await open({ language: 'en' });
  const { uuid, public_hash: hash } = await offerQuote(company, await enterAs(company, 'ana@acme.test'));
  return { company, uuid, hash };
}

it('a client accepts a quote with an option by its link, and the company makes the invoice of it', async () => {
  const { company, uuid, hash } = await offer();
  const client = await open({ language: 'en', width: 390, height: 844 });
  await visit(client, `/view/quotes/${hash}`);
  const total = client.locator('.public-option-total strong');
  const before = await total.textContent();
  await client.getByRole('checkbox').check();
  await expect.poll(() => total.textContent()).not.toBe(before);
  await client.getByLabel(t('public.quote.name')).fill('Bia Reis');
  await expectAccessible(client);
  await client.getByRole('button', { name: t('public.quote.accept') }).click();
  await client.getByText(/^Bia Reis accepted this quote on/).waitFor();
  await client.getByText(t('document.quote.accepted')).first().waitFor();

  await visit(company, `/company/quotes/${uuid}`);
  await company.getByText(/^Bia Reis accepted this quote on/).waitFor();
  await company.getByText(t('documents.grid.accepted')).waitFor();
  await company.getByRole('button', { name: action('convert.name') }).click();
  const dialog = company.getByRole('dialog', { name: action('convert.title') });
  await dialog.getByRole('button', { name: action('convert.confirm') }).click();
  await company.waitForURL(/\/company\/invoices\/[\da-f-]{36}$/);
  const invoice = new URL(company.url()).pathname;
  await company.goBack();
  const link = company.getByRole('link', { name: t('resources.quotes.fields.invoice_uuid'), exact: true });
  await expect.poll(() => link.getAttribute('href')).toBe(invoice);
  await expectAccessible(company);
});
