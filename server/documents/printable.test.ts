import { expect, test } from 'vitest';
import { glyphsOf } from './font.ts';
import { printable, printableAll } from './printable.ts';
import { readFonts } from './templates.ts';

const all = () => true;

test('ordinary text of any script is left alone', () => {
  const text = 'São Paulo, Ελλάδα, Москва, 東京, 서울 – “€ 10”';
  expect(printable(text, all)).toBe(text);
});

const western = Array.from({ length: 0x100 }, (_, point) => point).filter((point) =>
  /[ -~\u00a0-\u00ff]/.test(String.fromCodePoint(point)),
);

test.each([...readFonts()].filter(([file]) => file.startsWith('UltramarSans-')))(
  '%s has every letter of Western Europe, which are printed unasked',
  (_, font) => {
    const glyphs = glyphsOf(font);
    expect(western.filter((point) => !glyphs.has(point))).toEqual([]);
  },
);

test('control, invisible and direction characters go; line breaks of every kind stay line breaks', () => {
  expect(printable('a\u0000b\u0007c\u202ed\ufefff\u00ad', all)).toBe('abcdf');
  expect(printable('one\r\ntwo\rthree\u2028four\tfive', all)).toBe('one\ntwo\nthree\nfour five');
});

test('halves of surrogate pairs and private characters cannot be printed', () => {
  expect(printable('a\ud800b\ue000c', all)).toBe('a\ufffdbc');
});

test('accents written apart become one letter', () => {
  expect(printable('Sa\u0303o', all)).toBe('São');
});

test('what no font has is marked, one mark for each character', () => {
  expect(printable('🚀 x', (point) => point < 0x1000)).toBe('\ufffd x');
});

test('a run too long for any column may break after every sixth letter', () => {
  expect(printable('x'.repeat(14), all)).toBe('x'.repeat(14));
  expect(printable(`é ${'x'.repeat(26)}`, all)).toBe(`é ${Array(4).fill('xxxxxx').join('\u200b')}\u200bxx`);
  expect(printable('x'.repeat(26), all)).toBe(Array(4).fill('xxxxxx').join('\u200b') + '\u200bxx');
});

test('Chinese and Japanese break by themselves', () => {
  expect(printable('東'.repeat(40), all)).toBe('東'.repeat(40));
});

test('every text inside a value is made printable, and nothing else is touched', () => {
  expect(printableAll({ a: ['x\u0000', { b: 'y' }], n: 1, none: null }, all)).toEqual({
    a: ['x', { b: 'y' }],
    n: 1,
    none: null,
  });
});
