import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { families, pathOf, readLetters } from './families.ts';
import { advancesOf, familyOf, glyphsOf } from './font.ts';

const fontOf = (file: string) => readFileSync(pathOf(file));
const { covers } = readLetters();
const missing = (text: string) => [...text].filter((letter) => !covers(letter.codePointAt(0) ?? 0));

test.each([
  ['Latin', 'AÇãñßœŁąİğőżấ'],
  ['Greek', 'ΕλληνικάΏῶ'],
  ['Cyrillic', 'Русский ЄїҐљ'],
  ['Chinese, simplified and traditional', '北京环球科技有限公司臺灣國際貿易'],
  ['Japanese', '株式会社グローバルひらがな々〆'],
  ['Korean', '한국소프트웨어뷁'],
  ['Arabic, Hebrew, Devanagari, Thai', 'شركةחברהभारतไทย'],
  ['Bengali, Tamil, Georgian, Ethiopic, Khmer', 'বাংলাதமிழ்ქართულიአማርኛខ្មែរ'],
  ['names', '𠮷𞤀𑄌㐂'],
  ['signs', '“”–—…€£¥₩₹₿№ºª×−→✓\u00a0\u202f\ufffd'],
])('%s has letters in some font', (_, text) => {
  expect(missing(text)).toEqual([]);
});

test.each(['UltramarSans-Regular.ttf', 'UltramarSansThai-Regular.ttf'])(
  '%s has all its letters in bold too',
  (file) => {
    const [regular, bold] = [file, file.replace('Regular', 'SemiBold')].map((one) => glyphsOf(fontOf(one)));
    expect([...(regular?.keys() ?? [])].filter((point) => !bold?.has(point))).toEqual([]);
  },
);

test('the letters of a package are read from its character map', () => {
  const { name = '', files: [file = ''] = [] } =
    families.find(({ files }) => files[0]?.includes('noto-sans-lao')) ?? {};
  expect(familyOf(fontOf(file))).toBe(name);
  expect([...'ລາວ'].every((letter) => glyphsOf(fontOf(file)).has(letter.codePointAt(0) ?? 0))).toBe(true);
});

test('letters without a font are known to be missing', () => {
  expect(missing('𝒳\u{30000}')).toEqual(['𝒳', '\u{30000}']);
});

test('a file that is not a font is rejected', () => {
  expect(() => glyphsOf(new Uint8Array(64))).toThrow('cmap');
});

describe('advance widths', () => {
  const advances = advancesOf(fontOf('UltramarSans-Regular.ttf'));
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
