import { expect, it } from 'vitest';
import type { Language } from '../../../domain/languages.ts';
import entities from '../../../schemas/resources/clients/entities.ts';
import series from '../../../schemas/resources/invoicing/series.ts';
import items from '../../../schemas/resources/invoicing/items.ts';
import roles from '../../../schemas/resources/people/roles.ts';
import { translate } from '../../base/i18n.ts';
import { savedText } from './savedText.ts';

const inLanguage = (language: Language) => ({
  language,
  t: (key: string, args?: Readonly<Record<string, string | number>>) => translate(language, key, args),
});

it.each([
  ['pt', entities, 'Cliente Blue Harbor salvo'],
  ['en', entities, 'Client Blue Harbor saved'],
  ['es', entities, 'Cliente Blue Harbor guardado'],
  ['pt', roles, 'Função Blue Harbor salva'],
  ['es', roles, 'Rol Blue Harbor guardado'],
  ['pt', items, 'Item salvo!'],
] as const)('in %s a saved record is named in the gender of its noun: %#', (language, resource, text) => {
  expect(savedText(inLanguage(language), resource, { record: { name: 'Blue Harbor' } })).toBe(text);
});

it('a name is translated where it is ours, by a request whose translator needs it', () => {
  const request = {
    language: 'en' as const,
    t(key: string, args?: Readonly<Record<string, string | number>>) {
      return translate(this.language, key, args);
    },
  };
  const saved = (name: string) => savedText(request, series, { record: { name } });
  expect(['default', 'Europe'].map(saved)).toEqual(['Series Main saved', 'Series Europe saved']);
});

it('a message of its own stays', () => {
  const written = { record: { name: 'Wise' }, message: 'gateways.saved.verified' };
  expect(savedText(inLanguage('en'), entities, written)).toBe('Saved. Connection verified.');
});
