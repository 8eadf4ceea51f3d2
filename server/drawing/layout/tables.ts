import type { LaidOutView } from './layout.ts';
import { accountTable } from './accountTable.ts';
import { linesTable } from './linesTable.ts';
import type { Measures } from './measures.ts';
import { taxesTable } from './taxesTable.ts';
import type { ScheduleView } from '../view/schedule.ts';

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

/** In millimetres. */
const padding = 1.7;

/** The measures of the schedule of a contract, in points. */
interface ScheduleTable {
  widths: number[];
  /** Of all rows, from the headings. */
  heights: number[];
}

/** Returns the measures of a schedule; its rows have one line. */
function scheduleTable({ header, rows, sum }: ScheduleView, measures: Measures): ScheduleTable {
  const all = [...rows, sum];
  const width = (name: 'count' | 'amount') =>
    measures.fit(
      header[name],
      all.map((row) => row[name]),
    );
  const [count, amount] = [width('count'), width('amount')];
  const space = measures.space(padding);
  return {
    widths: [measures.textWidth - count - amount, count, amount],
    heights: [measures.headHeight(Object.values(header), space), ...all.map(() => measures.lineHeight + 2 * space)],
  };
}
