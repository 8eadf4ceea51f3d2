import type { Template, TemplateBlock } from '../../../../../../schemas/parts/templates/template.ts';
import { blockAt, listAt, pathOf, placeOf, type Place } from './places.ts';

/** A changed template, and the block to select then. */
export interface Changed {
  readonly template: Template;
  readonly selected: string | undefined;
}

type BlockOfColumn = Extract<TemplateBlock, { type: 'columns' }>['columns'][number]['blocks'][number];

/** Replaces the blocks of a list. Everything else keeps its identity. */
function withList(template: Template, list: string, blocks: readonly TemplateBlock[]): Template {
  const [, at, , column] = list.split('.');
  if (at === undefined) return { ...template, blocks: [...blocks] };
  const whole = template.blocks[Number(at)];
  if (whole?.type !== 'columns') return template;
  const columns = whole.columns.map((one, k) =>
    k === Number(column) ? { ...one, blocks: blocks as BlockOfColumn[] } : one,
  );
  return { ...template, blocks: template.blocks.with(Number(at), { ...whole, columns }) };
}

/** Inserts a block, and selects it. */
export function inserted(template: Template, { list, index }: Place, block: TemplateBlock): Changed {
  return {
    template: withList(template, list, listAt(template, list).toSpliced(index, 0, block)),
    selected: pathOf({ list, index }),
  };
}

/** Replaces the block at a path. */
export function replaced(template: Template, path: string, block: TemplateBlock): Template {
  const { list, index } = placeOf(path);
  return withList(template, list, listAt(template, list).with(index, block));
}

/** Removes a block, and selects the one that follows, else the one before, else the columns around. */
export function removed(template: Template, path: string): Changed {
  const { list, index } = placeOf(path);
  const blocks = listAt(template, list).toSpliced(index, 1);
  const beside = Math.min(index, blocks.length - 1);
  const [, at, ...inner] = list.split('.');
  const around = inner.length > 0 ? `blocks.${at}` : undefined;
  return {
    template: withList(template, list, blocks),
    selected: beside < 0 ? around : pathOf({ list, index: beside }),
  };
}

/** Inserts a copy of a block after it. */
export function duplicated(template: Template, path: string): Changed {
  const { list, index } = placeOf(path);
  const block = blockAt(template, path);
  if (!block) return { template, selected: path };
  return inserted(template, { list, index: index + 1 }, structuredClone(block));
}

/** Moves a block to a place of the same template. */
export function moved(template: Template, path: string, to: Place): Changed {
  const block = blockAt(template, path);
  if (!block || pathOf(to).startsWith(`${path}.`)) return { template, selected: path };
  const place = placeOf(afterRemoval(path, pathOf(to)));
  return inserted(removed(template, path).template, place, block);
}

/** The path of the same place once a block is removed. */
function afterRemoval(removedPath: string, path: string): string {
  const { list, index } = placeOf(removedPath);
  if (!path.startsWith(`${list}.`)) return path;
  const [at = '', ...inner] = path.slice(list.length + 1).split('.');
  return Number(at) > index ? [list, Number(at) - 1, ...inner].join('.') : path;
}
