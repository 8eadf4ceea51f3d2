import { expect, it } from 'vitest';
import type { BlockOf } from '../../../../../../schemas/parts/templates/template.ts';
import { addColumn, removeColumn, setWidth } from './columns.ts';

const spacer = (height: number) => ({ type: 'spacer' as const, height });
const block: BlockOf<'columns'> = {
  type: 'columns',
  columns: [
    { width: 1, blocks: [spacer(1)] },
    { width: 2, blocks: [spacer(2)] },
    { width: 1, blocks: [] },
  ],
};
const heights = ({ columns }: typeof block) =>
  columns.map(({ blocks }) => blocks.map((inner) => (inner.type === 'spacer' ? inner.height : 0)));

it('removing a column keeps its blocks, in order', () => {
  expect(heights(removeColumn(block, 1))).toEqual([[1, 2], []]);
  expect(heights(removeColumn(block, 0))).toEqual([[1, 2], []]);
  expect(heights(removeColumn(block, 2))).toEqual([[1], [2]]);
});

it('a column has a width, and a new one no blocks', () => {
  expect(setWidth(block, 2, 4).columns.map(({ width }) => width)).toEqual([1, 2, 4]);
  expect(heights(addColumn(block)).at(-1)).toEqual([]);
});
