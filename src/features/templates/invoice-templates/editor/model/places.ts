import type { Template, TemplateBlock } from '../../../../../../schemas/parts/templates/template.ts';
import { templateLimits } from '../../../../../../schemas/parts/templates/templateLimits.ts';
import { valueAt } from '../../../../../../domain/schema/valueAt.ts';
import { isNarrow } from './blockTypes.ts';

/** A position in a list of blocks: before the block at `index`. The list is `blocks` or `blocks.2.columns.0.blocks`. */
export interface Place {
  readonly list: string;
  readonly index: number;
}

export const placeOf = (path: string): Place => {
  const dot = path.lastIndexOf('.');
  return { list: path.slice(0, dot), index: Number(path.slice(dot + 1)) };
};

export const pathOf = ({ list, index }: Place): string => `${list}.${index}`;

export const columnList = (path: string, column: number): string => `${path}.columns.${column}.blocks`;

/** Returns the blocks of a list; none for an unknown one. */
export function listAt(template: Template, list: string): readonly TemplateBlock[] {
  const blocks = valueAt(template, list);
  return Array.isArray(blocks) ? blocks : [];
}

/** Returns the block at a path, if there is one. */
export function blockAt(template: Template, path: string): TemplateBlock | undefined {
  const { list, index } = placeOf(path);
  return listAt(template, list)[index];
}

/** Returns whether a list takes another block of this type. */
export function takes(template: Template, list: string, type: TemplateBlock['type']): boolean {
  const most = list === 'blocks' ? templateLimits.blocks : templateLimits.blocksOfColumn;
  return listAt(template, list).length < most && (list === 'blocks' || isNarrow(type));
}

/** Returns where a block goes one step up or down: past the next block, or into and out of columns that take it. */
export function stepFrom(template: Template, path: string, step: 1 | -1): Place | undefined {
  const block = blockAt(template, path);
  if (!block) return undefined;
  const { list, index } = placeOf(path);
  const beside = listAt(template, list)[index + step];
  if (beside?.type === 'columns') {
    const lists = beside.columns.map((_, column) => columnList(pathOf({ list, index: index + step }), column));
    const entered = endOf(template, lists, step, block.type);
    if (entered) return entered;
  }
  if (beside) return { list, index: step === 1 ? index + 2 : index - 1 };
  return list === 'blocks' ? undefined : leaveColumn(template, list, step, block.type);
}

/** The next column that takes the block, or the place beside the columns. */
function leaveColumn(template: Template, list: string, step: 1 | -1, type: TemplateBlock['type']): Place | undefined {
  const [, at = '', , column = ''] = list.split('.');
  const whole = `blocks.${at}`;
  const around = blockAt(template, whole);
  const lists = around?.type === 'columns' ? around.columns.map((_, k) => columnList(whole, k)) : [];
  const further = step === 1 ? lists.slice(Number(column) + 1) : lists.slice(0, Number(column));
  const entered = endOf(template, further, step, type);
  if (entered) return entered;
  return takes(template, 'blocks', type) ? { list: 'blocks', index: Number(at) + (step === 1 ? 1 : 0) } : undefined;
}

/** The start of the first list that takes the block or, upwards, the end of the last one. */
function endOf(
  template: Template,
  lists: readonly string[],
  step: 1 | -1,
  type: TemplateBlock['type'],
): Place | undefined {
  const fitting = lists.filter((list) => takes(template, list, type));
  const list = step === 1 ? fitting[0] : fitting.at(-1);
  return list === undefined ? undefined : { list, index: step === 1 ? 0 : listAt(template, list).length };
}
