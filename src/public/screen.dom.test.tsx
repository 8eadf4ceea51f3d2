import { expect, test, vi } from 'vitest';
import { language } from '../i18n/language.ts';
import { publicInvoice } from './publicInvoice.testing.ts';
import { screen } from './screen.tsx';

const buyerIn = (identifier: string) => ({
  ...publicInvoice(),
  service_buyer: { name: 'Buyer', location: { country: { identifier } } },
});

test.each([
  ['the browser’s', ['es-MX', 'en'], 'US', 'es'],
  ['the buyer’s country', ['de-DE'], 'PT', 'pt'],
  ['English elsewhere', ['de-DE'], 'DE', 'en'],
])('the page speaks %s', async (_, spoken, country, expected) => {
  document.cookie = 'language=; max-age=0; path=/';
  window.history.replaceState(null, '', `/view/invoices/individual/${'h'.repeat(32)}`);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(spoken);
  vi.stubGlobal('fetch', async () => Response.json(buyerIn(country)));
  await screen(() => undefined);
  expect(language()).toBe(expected);
});
