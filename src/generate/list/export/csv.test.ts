import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it('quotes what CSV would misread', () => {
  expect(toCsv([['a', 'b,c', 'say "x"', 'two\nlines']])).toBe('\uFEFFa,"b,c","say ""x""","two\nlines"\r\n');
});

it.each(['=1+1', '+cmd', '-2+3+cmd|x', '@SUM(A1)', '\t=1', '\r=1'])('makes a text of the formula %j', (text) => {
  expect(toCsv([[text]])).toMatch(/^\uFEFF"?'/);
});

it.each(['-0.05', '-1.234,50', '1,080.00'])('leaves the number %s a number', (text) => {
  expect(toCsv([[text]])).not.toContain("'");
});

it('never begins a cell as a formula', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cell = toCsv([[text]]).slice(1, -2);
      const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
      expect(/^[=@\t\r]/.test(read)).toBe(false);
    }),
  );
});
