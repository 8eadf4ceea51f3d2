import fc from 'fast-check';
import { expect, test } from 'vitest';
import stored from './letters.json' with { type: 'json' };
import { isInRanges, readRanges } from './ranges.ts';
import { unprintableIn } from './unprintable.ts';

test.each([
  ['names of many scripts', 'Łukasz Ελένη Мария 北京 佐藤 한국 שלום شركة भारत ไทย বাংলা தமிழ் ქართული አማርኛ ខ្មែរ မြန်မာ'],
  ['rare letters of names', '𠮷野家 㐂 𞤀𞤣𞤤𞤢𞤥 𑄌𑄋𑄴𑄟𑄳𑄦'],
  ['joiners, line breaks and decomposed accents', 'نمی\u200cخواهم\r\nSa\u0303o\u2028x'],
  ['signs and pictures', '€ № ™ ✓ → ☎ 🚀 👩‍💻'],
])('%s can be printed', (_, text) => {
  expect(unprintableIn(text)).toBeUndefined();
});

test.each([
  ['Acme 𝒳', { letter: '𝒳', code: 'U+1D4B3' }],
  ['\u{30000}', { letter: '\u{30000}', code: 'U+30000' }],
  ['a\ue000', { letter: '\ue000', code: 'U+E000' }],
  ['lost \ufffd letter', { letter: '\ufffd', code: 'U+FFFD' }],
])('%j cannot', (text, letter) => {
  expect(unprintableIn(text)).toEqual(letter);
});

test('the first letter without a font is named, wherever it stands', () => {
  const ranges = readRanges(stored.letters);
  const isPrinted = (letter: string) => isInRanges(ranges, letter.codePointAt(0) ?? 0);
  const composed = fc
    .string({ unit: 'grapheme' })
    .map((text) => text.normalize('NFC').replace(/[\p{C}\p{Z}\p{Variation_Selector}]/gu, ''));
  fc.assert(
    fc.property(composed, (text) => {
      expect(unprintableIn(text)?.letter).toBe([...text].find((letter) => !isPrinted(letter)));
    }),
  );
});
