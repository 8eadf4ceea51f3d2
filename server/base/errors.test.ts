import { describe, expect, test } from 'vitest';
import { ApiError, errorStatuses, type ErrorCode } from './errors.ts';
import { hasWords, languages, translate } from './i18n.ts';

const codes = Object.keys(errorStatuses) as ErrorCode[];

test.each(codes)('%s has words in every language', (code) => {
  for (const language of languages) expect(hasWords(language, `errors.${code}`)).toBe(true);
});

test('every word of the catalogue belongs to a code', async () => {
  for (const language of languages) {
    const words = await import(`../../locales/${language}/errors.json`, { with: { type: 'json' } });
    expect(Object.keys(words.default).toSorted()).toEqual(codes.toSorted());
  }
});

test('what a message names is the same in every language', () => {
  const names = (language: (typeof languages)[number], code: string) =>
    [...translate(language, `errors.${code}`).matchAll(/%\{(\w+)\}/g)].map((match) => match[1]).toSorted();
  for (const code of codes) {
    expect(names('en', code)).toEqual(names('pt', code));
    expect(names('es', code)).toEqual(names('pt', code));
  }
});

test('a message names only what its failure always gives', () => {
  const given: Partial<Record<ErrorCode, string[]>> = {
    unknown_parameter: ['name'],
    import_refused: ['count'],
    letter_unprintable: ['text', 'letter', 'code'],
    total_negative: ['tribute', 'amount'],
    too_many_requests: ['wait'],
    internal: ['request'],
  };
  for (const code of codes) {
    const named = [...translate('en', `errors.${code}`).matchAll(/%\{(\w+)\}/g)].map((match) => match[1]);
    expect(named).toEqual(given[code] ?? []);
  }
});

describe('ApiError', () => {
  test('carries its status and its field errors', () => {
    const errors = [{ path: 'items_invoice.0.price', key: 'validation.required' }];
    expect(new ApiError('validation', { errors })).toMatchObject({ code: 'validation', statusCode: 400, errors });
  });

  test('of the server keeps its cause for the log', () => {
    const cause = new Error('disk full');
    expect(new ApiError('internal', { cause }).cause).toBe(cause);
  });
});
