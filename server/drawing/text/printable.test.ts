import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileTexts } from '../../../tests/support/hostile/documents.ts';
import { glyphsOf } from './font.ts';
import { printable, printableAll } from './printable.ts';
import { readFamily } from './families.ts';

const all = () => true;

test('ordinary text of any script is unchanged', () => {
  const text = 'São Paulo, Ελλάδα, Москва, 東京, 서울 – “€ 10”';
  expect(printable(text, all)).toBe(text);
});

const western = Array.from({ length: 0x100 }, (_, point) => point).filter((point) =>
  /[ -~\u00a0-\u00ff]/.test(String.fromCodePoint(point)),
);

test.each(['Ultramar Sans'])('%s has every letter of Western Europe, which are printed without a check', (name) => {
  for (const glyphs of readFamily(name).map(glyphsOf)) {
    expect(western.filter((point) => !glyphs.has(point))).toEqual([]);
  }
});

test('control, invisible and direction characters are removed; line breaks of every kind stay line breaks', () => {
  expect(printable('a\u0000b\u0007c\u202ed\ufefff\u00ad', all)).toBe('abcdf');
  expect(printable('one\r\ntwo\rthree\u2028four\tfive', all)).toBe('one\ntwo\nthree\nfour five');
});

test('lone surrogates and private characters are replaced', () => {
  expect(printable('a\ud800b\ue000c', all)).toBe('a\ufffdbc');
});

test('decomposed accents are composed', () => {
  expect(printable('Sa\u0303o', all)).toBe('São');
});

test('a character without a font is replaced by one mark', () => {
  expect(printable('🚀 x', (point) => point < 0x1000)).toBe('\ufffd x');
});

test('a run too long for a column may break after every sixth letter', () => {
  expect(printable('x'.repeat(14), all)).toBe('x'.repeat(14));
  expect(printable(`é ${'x'.repeat(26)}`, all)).toBe(`é ${Array(4).fill('xxxxxx').join('\u200b')}\u200bxx`);
  expect(printable('x'.repeat(26), all)).toBe(Array(4).fill('xxxxxx').join('\u200b') + '\u200bxx');
});

test('Chinese and Japanese need no break points', () => {
  expect(printable('東'.repeat(40), all)).toBe('東'.repeat(40));
});

describe('marks', () => {
  test.each([
    ['Vietnamese', 'Nguyễn Thị Phượng, đường Trường Chinh'],
    ['Thai', 'บริษัท ที่นี่ จำกัด ผู้ให้บริการ'],
    ['Devanagari', 'श्रीमद्भगवद्गीता क्ष्म्य र्क्ष्यैं'],
    ['Arabic with its vowels', 'اللَّهُمَّ مُحَمَّدٌ شَرِكَةٌ'],
    ['Hebrew with vowels and accents', 'בְּרֵאשִׁ֖ית בָּרָ֣א'],
    ['Persian with its joiners', 'نمی‌خواهم'],
  ])('of %s are all kept', (_, text) => {
    expect(printable(text, all)).toBe(text.normalize('NFC'));
  });

  test('stacked on a letter beyond those of any script are cut', () => {
    expect(printable(`a${'\u0316\u0323'.repeat(20_000)}b`, all)).toBe(
      'a\u0316\u0323\u0316\u0323\u0316\u0323b'.normalize('NFC'),
    );
    expect(printable(`a${'\u0323\u00ad'.repeat(300)}`, all)).toBe(`a${'\u0323'.repeat(6)}`.normalize('NFC'));
    expect(printable(`a${'\u200d'.repeat(300)}b`, all)).toBe(`a${'\u200d'.repeat(6)}b`);
  });
});

test('of many blank lines one is kept', () => {
  expect(printable('one\n\n \n\t\n\r\ntwo\nthree\n\nfour', all)).toBe('one\n\ntwo\nthree\n\nfour');
});

test('any text is bounded and printable', () => {
  const covers = (point: number) => point < 0x3000;
  const parts = fc.array(fc.oneof(fc.constantFrom(...Object.values(hostileTexts)), fc.string({ unit: 'binary' })));
  fc.assert(
    fc.property(parts, fc.integer({ min: 1, max: 50 }), (some, times) => {
      const text = some.join('').repeat(times);
      const printed = printable(text, covers);
      expect(printed).not.toMatch(/[\p{M}\u200c\u200d]{13}|\n\n\n|[\p{Cc}--\n]/v);
      expect(
        [...printed].every(
          (letter) =>
            letter === '\n' || letter === '\u200b' || letter === '\ufffd' || covers(letter.codePointAt(0) ?? 0),
        ),
      ).toBe(true);
      expect(printed.length).toBeLessThanOrEqual(3 * text.length);
    }),
  );
});

test('every text inside a value is made printable, and nothing else changes', () => {
  expect(printableAll({ a: ['x\u0000', { b: 'y' }], n: 1, none: null }, all)).toEqual({
    a: ['x', { b: 'y' }],
    n: 1,
    none: null,
  });
});
