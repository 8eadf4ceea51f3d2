import { expect, test } from 'vitest';
import { readPdf } from '../../tests/support/readPdf.ts';
import { sampleInvoice } from '../../tests/support/sampleDocument.ts';
import { unprintableIn } from '../../domain/letters/unprintable.ts';
import { defaultTemplate } from './builtIn/builtIn.ts';
import { createCompiler } from './compiler.ts';

const compiler = createCompiler(60_000);

/**
 * The scripts in which CLDR 48 (`territoryInfo`, `languageData`, `scriptMetadata`) lists a living language of any country,
 * and some of small communities.
 */
const living =
  'Adlm Arab Armn Bali Bamu Bass Batk Beng Bopo Bugi Buhd Cakm Cans Cham Cher Copt Cyrl Deva Ethi Geor Grek Gujr Guru ' +
  'Hano Hebr Hira Hmng Hmnp Java Kali Kana Khmr Knda Lana Laoo Latn Lepc Limb Lisu Mand Mend Mlym Mong Mroo Mtei Mymr ' +
  'Newa Nkoo Olck Orya Osge Osma Plrd Rjng Rohg Saur Sinh Sund Sylo Syrc Tagb Tale Talu Taml Tavt Telu Tfng Tglg Thaa ' +
  'Thai Tibt Tirh Vaii Wara Wcho Yiii';
/** Of these only every fortieth letter is tried. */
const large = { Hani: 40, Hang: 40 };
const scripts = [...living.split(' ').map((script) => [script, 1] as const), ...Object.entries(large)];

/** Letters that came into Unicode after the fonts were made, mathematical ones and signs of phoneticians. */
const withoutFont: Readonly<Record<string, number>> = {
  Arab: 148,
  Bali: 1,
  Bopo: 4,
  Cyrl: 64,
  Hira: 5,
  Kana: 21,
  Knda: 1,
  Latn: 17,
  Syrc: 11,
  Telu: 1,
  Tglg: 2,
};

const lettersOf = (script: string): string[] => {
  const isLetter = new RegExp(`^(?=\\p{Script=${script}})\\p{L}$`, 'u');
  const points = Array.from({ length: 0x33500 }, (_, point) => point).filter(
    (point) => point < 0xd800 || point > 0xdfff,
  );
  return points.map((point) => String.fromCodePoint(point)).filter((letter) => isLetter.test(letter));
};

/** PDF/A forbids missing glyphs, so that a document with one is not drawn at all. */
test.each(scripts)(
  'each letter of %s is printed and read from the PDF',
  { timeout: 120_000 },
  async (script, every) => {
    const letters = lettersOf(script);
    const printed = letters.filter((letter) => unprintableIn(letter) === undefined);
    if (every === 1) expect(letters.length - printed.length).toBe(withoutFont[script] ?? 0);
    const tried = printed.filter((_, index) => index % every === 0);
    expect(tried.length).toBeGreaterThan(10);
    const lines = Array.from({ length: Math.ceil(tried.length / 12) }, (_, row) =>
      tried.slice(row * 12, row * 12 + 12),
    );
    const observation = lines.map((line) => line.join(' ')).join('\n');
    const { pages } = await readPdf(
      compiler.pdf({ template: defaultTemplate, locale: 'en', document: sampleInvoice({ observation }) }),
    );
    // A reader finds a composed letter as its pieces.
    const found = new Set(pages.join('\n').normalize('NFKD'));
    expect(tried.filter((letter) => [...letter.normalize('NFKD')].some((piece) => !found.has(piece)))).toEqual([]);
  },
);
