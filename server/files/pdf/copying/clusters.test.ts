import { describe, expect, test } from 'vitest';
import { readable, type Glyphs } from './clusters.ts';
import { joinedRuns } from './joinedRuns.ts';
import type { TextRun } from './textRuns.ts';

type Part = [y: number, ...glyphs: [name: string, width: number, text: string][]];

/** Runs as Typst writes the parts of a line, and a font in which the code of a glyph stands for its name. */
function lineOf(...parts: Part[]) {
  const names: { name: string; width: number; text: string }[] = [];
  const codeOf = (name: string, width: number, text: string): number => {
    const known = names.findIndex((one) => one.name === name && one.text === text);
    return known >= 0 ? known : names.push({ name, width, text }) - 1;
  };
  let x = 0;
  const runs = parts.map(([y, ...shown], at): TextRun => {
    const cells = shown.map(([name, width, text]) => ({ glyphs: [{ code: codeOf(name, width, text), moves: '' }] }));
    const start = x;
    x += shown.reduce((sum, [, width]) => sum + width / 100, 0);
    const show = { setting: '1 0 0 -1 0 0 Tm\n', font: 'f1', size: 10, cells, rest: '' };
    return { mark: `${at}`, place: '', colour: '', x: start, y, shows: [show], from: at, to: at + 1 };
  });
  const glyphs: Glyphs = {
    width: (_, code) => names[code]?.width ?? 0,
    text: (_, code) => names[code]?.text ?? '',
    isFromRight: () => false,
    codeFor: (_, code, text) => codeOf(names[code]?.name ?? '', names[code]?.width ?? 0, text),
  };
  const joined = joinedRuns(readable(runs, glyphs), glyphs);
  const textIn = (shows: TextRun['shows']) =>
    shows.flatMap((show) =>
      show.cells.map(({ glyphs: some, actual }) => actual ?? some.map(({ code }) => names[code]?.text).join('')),
    );
  return {
    texts: joined.map(({ shows }) => textIn(shows).join('')),
    silent: joined.map(({ silent }) => textIn(silent)),
  };
}

describe('a cluster of several heights', () => {
  test('gives its text once, and its marks follow the line', () => {
    const { texts, silent } = lineOf([0, ['ka', 500, 'ကိ']], [2, ['i', 0, 'ကိ']], [0, ['na', 500, 'န']]);
    expect(texts).toEqual(['ကိန', '']);
    expect(silent).toEqual([[], ['']]);
  });

  test('twice gives its text twice', () => {
    const [ka, i]: [Part, Part] = [
      [0, ['ka', 500, 'ကိ']],
      [2, ['i', 0, 'ကိ']],
    ];
    expect(lineOf(ka, i, ka, i).texts[0]).toBe('ကိကိ');
  });

  test('keeps glyphs with a width in the span of its text', () => {
    expect(lineOf([0, ['pha', 800, 'ফ্রা']], [-2, ['ra', 0, 'ফ্রা']], [0, ['aa', 200, 'ফ্রা']]).texts[0]).toBe('ফ্রা');
  });

  test('takes a letter without a width that stands below it', () => {
    expect(lineOf([0, ['pa', 800, 'প্']], [-2, ['ta', 0, 'ত']]).texts[0]).toBe('প্ত');
  });

  test('from the right begins with its mark, also twice', () => {
    const [dot, ra]: [Part, Part] = [
      [2, ['dot', 0, 'ز']],
      [0, ['ra', 400, 'ز']],
    ];
    expect(lineOf(dot, ra, dot, ra).texts[0]).toBe('زز');
  });
});

test('letters of one height stay as they are', () => {
  expect(lineOf([0, ['a', 500, 'a'], ['a', 500, 'a']], [5, ['b', 500, 'b']]).texts).toEqual(['aa', 'b']);
});

test('words that most readers do not turn have their text in the order of reading', () => {
  expect(lineOf([0, ['c', 500, '𞤥'], ['b', 500, '𞤣'], ['a', 500, '𞤀']]).texts).toEqual(['𞤀𞤣𞤥']);
});
