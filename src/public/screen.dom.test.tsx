import { expect, test, vi } from 'vitest';
import type { Language } from '../../domain/languages.ts';
import { language } from '../i18n/language.ts';
import { publicInvoice } from './records/publicInvoice.testing.ts';
import { screen } from './screen.tsx';

const buyerIn = (identifier: string, fixed?: Language) => ({
  ...publicInvoice({ language: fixed }),
  service_buyer: { name: 'Buyer', location: { country: { identifier } } },
});

test.each<[string, string[], string, Language, Language?, Language?]>([
  ['the browser’s', ['es-MX', 'en'], 'US', 'es'],
  ['the buyer’s country', ['de-DE'], 'PT', 'pt'],
  ['English elsewhere', ['de-DE'], 'DE', 'en'],
  ['the one that the company has fixed, before the browser’s', ['es-MX', 'en'], 'US', 'pt', 'pt'],
  ['the one that its reader has chosen, before all', ['es-MX', 'en'], 'US', 'en', 'pt', 'en'],
])('the page speaks %s', async (_, spoken, country, expected, fixed, chosen) => {
  document.cookie = `language=${chosen ?? ''}; max-age=${chosen ? 60 : 0}; path=/`;
  window.history.replaceState(null, '', `/view/invoices/individual/${'h'.repeat(32)}`);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(spoken);
  vi.stubGlobal('fetch', async () => Response.json(buyerIn(country, fixed)));
  await screen(() => undefined);
  expect(language()).toBe(expected);
  document.cookie = 'language=; max-age=0; path=/';
});
