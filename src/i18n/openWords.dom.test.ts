import { renderHook, act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { language } from './language.ts';
import { loadOpenWords, switchOpenLanguage, translatorOf, useOpenWords } from './openWords.ts';

test('placeholders are filled in, and unknown ones stay visible', () => {
  const t = translatorOf({ signin: { titleAt: 'Entrar em %{name} %{name} %{other}' } });
  expect(t('signin.titleAt', { name: '$& Ltda' })).toBe('Entrar em $& Ltda $& Ltda %{other}');
});

test('a name that reads from the right has its own direction', () => {
  const t = translatorOf({ public: { title: 'Faturas de %{name}, 12' } });
  expect(t('public.title', { name: 'שלום 24' })).toBe('Faturas de \u2068שלום 24\u2069, 12');
});

test('a missing key throws', () => {
  expect(() => translatorOf({})('signin.title')).toThrow('No words for "signin.title"');
});

test('switching changes every text on the page', async () => {
  await loadOpenWords('pt');
  const { result } = renderHook(() => useOpenWords()('signin.submit'));
  expect(result.current).toBe('Entrar');
  await act(() => switchOpenLanguage('en'));
  expect(result.current).toBe('Sign in');
  expect(language()).toBe('en');
});
