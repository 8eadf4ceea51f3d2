import { describe, expect, test } from 'vitest';
import { advancesOf, glyphsOf } from './font.ts';
import { readFonts } from '../programs.ts';

const fonts = readFonts();
const coverages = [...fonts.values()].map(glyphsOf);
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

test.each([...fonts.keys()].filter((file) => file.endsWith('-Regular.ttf')))(
  '%s has all its letters in bold too',
  (file) => {
    const [regular, bold] = [file, file.replace('Regular', 'SemiBold')].map((one) =>
      glyphsOf(fonts.get(one) ?? new Uint8Array()),
    );
    expect([...(regular?.keys() ?? [])].filter((point) => !bold?.has(point))).toEqual([]);
  },
);

test('letters without a font are known to be missing', () => {
  expect(missing('🚀𝒳')).toEqual(['🚀', '𝒳']);
});

test('a file that is not a font is rejected', () => {
  expect(() => glyphsOf(new Uint8Array(64))).toThrow('cmap');
});

describe('advance widths', () => {
  const advances = advancesOf(fonts.get('UltramarSans-Regular.ttf') ?? new Uint8Array());
  const advance = (letter: string) => advances.get(letter.codePointAt(0) ?? 0);

  test('are in ems', () => {
    expect(advance('W')).toBeCloseTo(0.93, 2);
    expect(advance('i')).toBeCloseTo(0.26, 2);
  });

  test('are the same for all digits, so that figures align', () => {
    expect(new Set([...'0123456789'].map(advance)).size).toBe(1);
  });

  test('are unknown for letters of other fonts', () => {
    expect(advance('京')).toBeUndefined();
  });
});
