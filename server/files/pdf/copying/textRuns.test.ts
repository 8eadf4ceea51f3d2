import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRuns, runsIn, written } from './textRuns.ts';

const runOf = (shown: string, mark = ''): string =>
  `/Span <<\n  /MCID 7\n>> BDC\nq\n1 0 0 -1 51.5 640.25 cm\n/c0 cs\n0 0 0 scn\nBT\n${mark}0 Tr\n/f1 8.5 Tf\n1 0 0 -1 0 0 Tm\n${shown}\n${mark && 'EMC\n'}ET\nQ\nEMC\n`;

/** As Typst writes the bytes of codes: escaped, with parentheses as they are if they are balanced. */
function literalOf(codes: readonly number[]): string {
  const bytes = codes.flatMap((code) => [code >> 8, code & 0xff]);
  const depth = bytes.reduce((now, byte) => (now < 0 ? now : now + (byte === 0x28 ? 1 : byte === 0x29 ? -1 : 0)), 0);
  const shown = bytes.map((byte) => {
    const letter = String.fromCharCode(byte);
    if (letter === '\\' || ('()'.includes(letter) && depth !== 0)) return `\\${letter}`;
    return byte >= 0x20 && byte < 0x7f ? letter : `\\${byte.toString(8).padStart(3, '0')}`;
  });
  return `(${shown.join('')})`;
}

const read = (content: string, fonts = ['f1']) => readRuns(runsIn(content, fonts)) ?? [];
const codesIn = (content: string) =>
  read(content).flatMap(({ shows }) => shows.flatMap(({ cells }) => cells.flatMap(({ glyphs }) => glyphs)));

test('any codes are read and written as they are', () => {
  const code = fc.oneof(fc.constantFrom(0x28, 0x29, 0x5c, 0x2828, 0x2929, 0x5c5c), fc.integer({ min: 0, max: 0x7f7f }));
  fc.assert(
    fc.property(fc.array(code, { minLength: 1 }), (codes) => {
      const [run] = read(runOf(`${literalOf(codes)} Tj`));
      const again = run && written(run, run.shows);
      expect(codesIn(again ?? '').map((glyph) => glyph.code)).toEqual(codes);
    }),
  );
});

test('a run has its place, its font and what moves its glyphs', () => {
  const [run] = read(runOf('[-20.5 (\\000\\001) 3 <0002>] TJ', '/Span <<\n  /ActualText <FEFF09ABD835DC00>\n>> BDC\n'));
  expect(run).toMatchObject({ x: 51.5, y: 640.25 });
  expect(run?.shows).toMatchObject([
    {
      font: 'f1',
      size: 8.5,
      cells: [{ actual: '\u09ab\ud835\udc00', glyphs: [{ moves: ' -20.5' }, { moves: ' 3' }] }],
    },
  ]);
});

test('what is written in another way stays', () => {
  expect(readRuns(runsIn(runOf('(\\000A) Tj\n1 Ts\n(\\000B) Tj'), ['f1']))).toBeUndefined();
  expect(runsIn(runOf('(\\000A) Tj'), ['f2'])).toEqual([]);
});
