import { expect, test } from 'vitest';
import { negotiateLanguage, translate, translatorIn, translatePlainly } from './i18n.ts';

test.each([
  [undefined, 'pt'],
  ['', 'pt'],
  ['*', 'pt'],
  ['de', 'pt'],
  ['en', 'en'],
  ['en-US', 'en'],
  ['PT-BR', 'pt'],
  ['es-MX,es;q=0.9', 'es'],
  ['de,fr;q=0.9,es;q=0.1', 'es'],
  ['en;q=0.5, es;q=0.8', 'es'],
  ['en;q=0.8,es;q=0.8', 'en'],
  ['en;q=0,es', 'es'],
  ['en;q=0', 'pt'],
  ['en;q=nonsense', 'en'],
  [';;;,,,q=', 'pt'],
  ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
  [`${'de,'.repeat(100)}en`, 'en'],
  [`${'de,'.repeat(5_000)}en`, 'pt'],
])('Accept-Language %.30s is answered in %s', (header, language) => {
  expect(negotiateLanguage(header)).toBe(language);
});

test('fills in the placeholders, and only given values', () => {
  expect(translate('en', 'errors.unknown_parameter', { name: 'x' })).toBe('Unknown parameter: x.');
  expect(translate('en', 'errors.unknown_parameter', { other: 'x' })).toBe('Unknown parameter: %{name}.');
  expect(translate('en', 'errors.unknown_parameter', { name: '%{name} $&' })).toBe('Unknown parameter: %{name} $&.');
});

test('gives a name its own direction for readers, and leaves it as it is for files and gateways', () => {
  const values = { name: 'שלום 24' };
  expect(translate('en', 'errors.unknown_parameter', values)).toBe('Unknown parameter: \u2068שלום 24\u2069.');
  for (const plain of [
    translatePlainly('en', 'errors.unknown_parameter', values),
    translatorIn('en')('errors.unknown_parameter', values),
  ])
    expect(plain).toBe('Unknown parameter: שלום 24.');
});

test('knows the folder of a file as part of its key', () => {
  expect(translate('pt', 'resources.invoices.fields.due_date')).not.toMatch(/^resources\./);
});

test('a key without a text is unchanged', () => {
  expect(translate('es', 'errors.nothing')).toBe('errors.nothing');
});
