import { expect, it } from 'vitest';
import { sheetOfList } from './sheetOfList.ts';

const known = (cells: readonly unknown[]) =>
  cells.filter((cell) => ['Name', 'Country', 'Email'].includes(String(cell))).length;
const instructions = [['How to fill in this file'], ['Name', 'The full name of the client']];

it.each([
  [
    'behind instructions that name its columns',
    [
      instructions,
      [
        ['Name', 'Country'],
        ['Ana', 'BR'],
      ],
    ],
    1,
  ],
  [
    'with the most known headings',
    [
      [
        ['Name', 'Country'],
        ['Ana', 'BR'],
      ],
      [['Name', 'Country', 'Email']],
    ],
    1,
  ],
  ['the first of several alike', [[['Name', 'Country']], [['Country', 'Name']]], 0],
  ['below a title', [instructions, [['Clients'], ['2026'], ['Country', 'Name']]], 1],
  [
    'with full rows, if no heading is known',
    [
      instructions,
      [
        ['A', 'B', 'C'],
        ['1', '2', '3'],
      ],
    ],
    1,
  ],
  ['the first, if none looks like a list', [[['x']], [['y']]], 0],
  ['none of an empty workbook', [], 0],
])('the list is on the sheet %s', (_, heads, at) => expect(sheetOfList(heads, known)).toBe(at));
