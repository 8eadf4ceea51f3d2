import { expect, test } from 'vitest';
import { coverageOf } from './coverage.ts';
import { readFonts } from './templates.ts';

const coverages = readFonts().map(coverageOf);
const missing = (text: string) =>
  [...text].filter((letter) => !coverages.some((one) => one.has(letter.codePointAt(0) ?? 0)));

test.each([
  ['Latin', 'AÇãñßœŁąİğőżấ'],
  ['Greek', 'ΕλληνικάΏῶ'],
  ['Cyrillic', 'Русский ЄїҐљ'],
  ['Chinese, simplified and traditional', '北京环球科技有限公司臺灣國際貿易'],
  ['Japanese', '株式会社グローバルひらがな々〆'],
  ['Korean', '한국소프트웨어뷁'],
  ['Arabic, Hebrew, Devanagari, Thai', 'شركةחברהभारतไทย'],
  ['signs', '“”–—…€£¥₩₹₿№ºª×−→✓\u00a0\u202f\ufffd'],
])('%s has letters in some font', (_, text) => {
  expect(missing(text)).toEqual([]);
});

test('what no font has is known to be missing', () => {
  expect(missing('🚀𝒳')).toEqual(['🚀', '𝒳']);
});

test('what is no font is refused', () => {
  expect(() => coverageOf(new Uint8Array(64))).toThrow('cmap');
});
