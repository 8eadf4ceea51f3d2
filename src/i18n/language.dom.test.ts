import { describe, expect, test, vi } from 'vitest';
import { language, languageOfCookie, setLanguage } from './language.ts';

test.each([
  ['', 'pt'],
  ['language=en', 'en'],
  ['theme=dark; language=es; a=b', 'es'],
  ['language=fr', 'pt'],
  ['mylanguage=en', 'pt'],
  ['language=constructor', 'pt'],
])('the cookie "%s" selects %s', (cookie, code) => {
  expect(languageOfCookie(cookie)).toBe(code);
});

describe('changing the language', () => {
  test('changes the page and the cookie immediately', () => {
    setLanguage('es');
    expect(language()).toBe('es');
    expect(document.documentElement.lang).toBe('es-ES');
    expect(languageOfCookie(document.cookie)).toBe('es');
  });

  test('is stored for a year', () => {
    const write = vi.spyOn(document, 'cookie', 'set');
    setLanguage('en');
    expect(write).toHaveBeenCalledWith('language=en; path=/; max-age=31536000; samesite=lax');
  });
});
