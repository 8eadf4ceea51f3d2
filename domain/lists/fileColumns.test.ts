import { describe, expect, it } from 'vitest';
import { languageCodes } from '../languages.ts';
import { fileText } from './fileColumns.ts';

const text = (value: unknown, property: object, language: (typeof languageCodes)[number]) =>
  fileText(
    value,
    { resource: 'x', path: 'x', property },
    { language, translate: (key) => key, namingOf: () => ({ name: '', label: 'name' }) },
  );

describe('a figure in a CSV file', () => {
  it.each([
    [{ type: 'string', kind: 'money' }, '-1234567.50', '-1234567,50', '-1234567.50'],
    [{ type: 'string', kind: 'percent' }, '1234.5', '1234,5', '1234.5'],
    [{ type: 'integer' }, 12_345, '12345', '12345'],
  ])('%o has the language’s decimal sign and no grouping', (property, value, comma, point) => {
    expect(languageCodes.map((language) => [language, text(value, property, language)])).toEqual(
      languageCodes.map((language) => [language, language === 'en' ? point : comma]),
    );
  });

  it('is blank if there is no value', () => {
    expect(text(undefined, { type: 'string', kind: 'money' }, 'pt')).toBe('');
  });
});
