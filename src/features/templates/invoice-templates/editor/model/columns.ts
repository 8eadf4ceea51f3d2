import type { BlockOf } from '../../../../../../schemas/parts/templates/template.ts';

type Columns = BlockOf<'columns'>;

/** The widths of a column, as shares. */
export const widths = [1, 2, 3, 4] as const;

/** Returns columns of which one has another width. */
export const setWidth = (block: Columns, at: number, width: number): Columns => ({
  ...block,
  columns: block.columns.map((column, k) => (k === at ? { ...column, width } : column)),
});

export const addColumn = (block: Columns): Columns => ({
  ...block,
  columns: [...block.columns, { width: 1, blocks: [] }],
});

/** Removes a column; its blocks go to the one before, or after the first. */
export function removeColumn(block: Columns, at: number): Columns {
  const left = block.columns[at]?.blocks ?? [];
  const columns = block.columns.toSpliced(at, 1);
  const heir = Math.max(0, at - 1);
  return {
    ...block,
    columns: columns.map((column, k) => {
      if (k !== heir) return column;
      return { ...column, blocks: at === 0 ? [...left, ...column.blocks] : [...column.blocks, ...left] };
    }),
  };
}
