import { beforeEach, describe, expect, test } from 'vitest';
import { language, setLanguage } from './language.ts';
import { createI18nProvider } from './provider.ts';

beforeEach(() => setLanguage('pt'));

describe('the texts of react-admin', () => {
  test('are in the language of the page, ours and its own', async () => {
    const { translate, getLocale } = await createI18nProvider();
    expect(getLocale()).toBe('pt');
    expect(translate('shell.hello', { name: 'Ana' })).toBe('Olá, Ana');
    expect(translate('ra.action.save')).toBe('Salvar');
    expect(translate('resources.entities.name', { smart_count: 2 })).toBe('Clientes');
  });

  test('change with the language, which the page then stores', async () => {
    const { translate, changeLocale } = await createI18nProvider();
    await changeLocale('es');
    expect(translate('shell.hello', { name: 'Ana' })).toBe('Hola, Ana');
    expect(language()).toBe('es');
    expect(document.documentElement.lang).toBe('es-ES');
  });

  test('give a name that reads from the right its own direction', async () => {
    const { translate } = await createI18nProvider();
    expect(translate('shell.hello', { name: 'שלום 24' })).toBe('Olá, \u2068שלום 24\u2069');
    expect(translate('shell.absent', { name: 'שלום 24', _: 'שלום, %{name}.' })).toBe('שלום, \u2068שלום 24\u2069.');
  });

  test('are refused in an unsupported language', async () => {
    const { changeLocale } = await createI18nProvider();
    await expect(async () => changeLocale('fr')).rejects.toThrow('No words in "fr"');
    expect(language()).toBe('pt');
  });

  test('of an error have their bounds in the reader’s format', async () => {
    const { translate, changeLocale } = await createI18nProvider();
    expect(translate('validation.minimum', { limit: '0.01' })).toContain('0,01');
    await changeLocale('en');
    expect(translate('validation.minimum', { limit: '0.01' })).toContain('0.01');
  });
});
