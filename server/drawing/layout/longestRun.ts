import type { Template } from '../../../schemas/parts/templates/template.ts';
import { longestRun } from '../text/printable.ts';
import { millimetre, paperWidths } from './measures.ts';

/** The least width between the margins for columns of ordinary width, in ems. */
const ordinaryWidth = 58;
/** The letters of a line in the narrowest columns that `typst/theme.typ` allows. Longer than any name in a view. */
const narrowRun = 16;

/** Returns the longest run of letters that fits into all columns of a template; longer ones may break. */
export function longestRunIn({ theme, page, blocks }: Template): number {
  const ems = ((paperWidths[page.paper] - 2 * page.margin.x) * millimetre) / theme.size;
  const hasNarrow = blocks.some((one) => one.type === 'columns' || (one.type === 'facts' && one.fields.length > 4));
  return hasNarrow || ems < ordinaryWidth ? narrowRun : longestRun;
}
