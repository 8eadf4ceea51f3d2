import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRows } from './csvRows.ts';

/** The rows of a text read with a pause after every so many characters, or the row that cannot be read. */
function rowsOf(text: string, every: number): string[][] | string {
  try {
    return [...readRows(text, ',', every)].flatMap(({ rows }) => rows);
  } catch (error) {
    return String(error);
  }
}

const csv = fc.string({ unit: fc.constantFrom('a', '"', '""', '\n', '\r', '\r\n', ',', ' ', ',"', '",') });

describe('rows of CSV', () => {
  it('are the same however often reading pauses', () => {
    fc.assert(
      fc.property(csv, fc.integer({ min: 1, max: 12 }), (text, every) => {
        expect(rowsOf(text, every)).toEqual(rowsOf(text, Infinity));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    [
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a\r\rb\r\nc\n', [['a'], [''], ['b'], ['c'], ['']]],
    ['"a,""b""\n","c" ,', [['a,"b"\n', 'c', '']]],
    ['a"b, "c"', [['a"b', ' "c"']]],
    ['""', [['']]],
    ['"a', 'SyntaxError: 1'],
    ['a\n"b"c', 'SyntaxError: 2'],
    ['a\n\n"""', 'SyntaxError: 3'],
  ])('%j is %j', (text, rows) => {
    expect(rowsOf(text, Infinity)).toEqual(rows);
  });

  it.each([
    ['a row without end', 'a,'],
    ['a cell without end', 'a'],
    ['doubled quotes', '""'],
    ['blank lines', '\n'],
  ])('pause within %s, and count its cells', (_, unit) => {
    const every = 1_000;
    const text = unit.repeat(20_000);
    const pieces = [...readRows(text, ',', every)];
    expect(pieces.length).toBeGreaterThanOrEqual(Math.floor(text.length / (every + 2)));
    expect(pieces.at(-1)?.cells).toBe(pieces.flatMap(({ rows }) => rows.flat()).length);
    expect(Math.max(...pieces.map(({ rows }) => rows.length))).toBeLessThanOrEqual(every);
  });
});
