import type { LaidOutView } from './layout.ts';
import { accountTable } from './accountTable.ts';
import { linesTable } from './linesTable.ts';
import type { Measures } from './measures.ts';
import { scheduleTable } from './scheduleTable.ts';
import { taxesTable } from './taxesTable.ts';

/** Adds the measures of its tables to a view with printable texts. */
export function measureTables(view: LaidOutView, measures: Measures) {
  const { schedule, taxes, way } = view;
  return {
    ...view,
    blocks: view.blocks.map((block) => {
      if (block.type === 'lines') return { ...block, table: linesTable(view, block, measures) };
      return block.type === 'taxes' && taxes ? { ...block, table: taxesTable(taxes, block, measures) } : block;
    }),
    way: way && { ...way, sums: way.sums.map((sum) => ({ ...sum, table: accountTable(sum, measures) })) },
    schedule: schedule && { ...schedule, table: scheduleTable(schedule, measures) },
  };
}
