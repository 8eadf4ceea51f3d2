import { expect, test } from 'vitest';
import { directed, readsFromRight } from './direction.ts';

test.each([
  ['שלום Consulting Ltd.', true],
  ['123 – שלום', true],
  ['«شركة» ABC', true],
  ['𞤀𞤣𞤤𞤢𞤥 Diallo', true],
  ['Consulting שלום', false],
  ['北京 שלום', false],
  ['2026-11-30', false],
  ['', false],
  ['\u2068שלום\u2069 owes USD 5', false],
  ['12 \u2068Acme\u2069 שלום', true],
])('%j reads from the right: %s', (text, isFromRight) => {
  expect(readsFromRight(text)).toBe(isFromRight);
});

test('each line of a text has its own direction', () => {
  expect(directed({ parties: ['שלום ABC\nTel Aviv'], total: 5 })).toEqual({
    parties: ['\u2067שלום ABC\u2069\nTel Aviv'],
    total: 5,
  });
});

test('the pieces of a formatted line have its direction', () => {
  const line = [{ text: 'שלום ' }, { text: 'ABC', marks: ['bold'] }];
  expect(directed([{ line }, { line: [{ text: 'ABC שלום' }] }])).toEqual([
    { line, rtl: true },
    { line: [{ text: 'ABC שלום' }], rtl: false },
  ]);
});

test('a view without letters of these scripts is unchanged', () => {
  expect(directed({ parties: ['Ünïted 北京'] })).toBeUndefined();
});
