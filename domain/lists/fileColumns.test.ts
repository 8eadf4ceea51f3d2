import { describe, expect, it } from 'vitest';
import { languageCodes } from '../languages.ts';
import { fileRow, fileText } from './fileColumns.ts';
import { typedRow } from './typedCells.ts';

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

it.each([
  [
    'of a paid invoice how far it was given back',
    { status: 'paid', refund_state: 'refunded' },
    'refund_state.refunded',
  ],
  ['of another paid one that', { status: 'paid' }, 'status.paid'],
  ['of one that is open again that', { status: 'billed', refund_state: 'refunded' }, 'status.billed'],
])('a status says %s', (_, record, word) => {
  const column = {
    resource: 'invoices',
    path: 'status',
    property: { type: 'string', enum: ['billed', 'paid'], refined: { value: 'paid', by: 'refund_state' } },
  } as const;
  const words = {
    language: 'en',
    translate: (key: string) => key,
    namingOf: () => ({ name: '', label: 'name' }),
  } as const;
  const expected = [`resources.invoices.values.${word}`];
  expect(fileRow(record, [column], words)).toEqual(expected);
  expect(typedRow(record, [column], words)).toEqual(expected);
});

it('a document has its number in a workbook, also where it is referred to', () => {
  const words = {
    language: 'pt',
    translate: (key: string) => key,
    namingOf: () => ({ name: '', label: 'number' }),
  } as const;
  const cells = (property: object, value: unknown) =>
    typedRow({ x: value }, [{ resource: 'x', path: 'x', property }], words);
  expect(cells({ type: 'integer', kind: 'identifier' }, 231)).toEqual([231]);
  expect(cells({ type: 'object', ref: 'invoices' }, { uuid: 'u', number: 231 })).toEqual([231]);
  expect(cells({ type: 'object', ref: 'invoices' }, { uuid: 'u', number: '231' })).toEqual(['231']);
  expect(cells({ type: 'string' }, '231')).toEqual(['231']);
});
