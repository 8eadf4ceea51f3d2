import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import builtIn from '../../../../../../server/drawing/builtIn/invoiceTemplate1.json' with { type: 'json' };
import type { Template, TemplateBlock } from '../../../../../../schemas/parts/templates/template.ts';
import { templates } from '../../../../../../domain/templates/samples.testing.ts';
import { blocksIn } from '../../../../../../domain/templates/texts.ts';
import { duplicated, inserted, moved, removed, replaced } from './changes.ts';
import { newBlock } from './newBlock.ts';
import { blockAt, pathOf, stepFrom } from './places.ts';

const spacer = (height: number) => ({ type: 'spacer' as const, height });
const [left, right] = ['blocks.1.columns.0.blocks', 'blocks.1.columns.1.blocks'];
/** A spacer, columns with two spacers and with none, and the lines. */
const template: Template = {
  ...(builtIn as Template),
  blocks: [
    spacer(1),
    {
      type: 'columns',
      columns: [
        { width: 1, blocks: [spacer(2), spacer(3)] },
        { width: 1, blocks: [] },
      ],
    },
    newBlock('lines'),
  ],
};

/** The blocks in order: heights of spacers, types of others, those of columns in brackets. */
const orderIn = (blocks: readonly TemplateBlock[]): string =>
  blocks
    .map((block) => {
      if (block.type === 'spacer') return String(block.height);
      return block.type === 'columns'
        ? block.columns.map(({ blocks: inner }) => `[${orderIn(inner)}]`).join('')
        : block.type;
    })
    .join(' ');
const order = ({ blocks }: Template) => orderIn(blocks);

/** The orders through which a block goes, step by step, and where it stops. */
function stepsOf(path: string, by: 1 | -1): string[] {
  const orders: string[] = [];
  let at = { template, selected: path };
  for (let to = stepFrom(template, path, by); to; to = stepFrom(at.template, at.selected, by)) {
    const { selected = '', ...next } = moved(at.template, at.selected, to);
    at = { ...next, selected };
    orders.push(order(at.template));
  }
  return orders;
}

describe('a block', () => {
  it('goes down through columns and beyond them', () => {
    expect(stepsOf('blocks.0', 1)).toEqual([
      '[1 2 3][] lines',
      '[2 1 3][] lines',
      '[2 3 1][] lines',
      '[2 3][1] lines',
      '[2 3][] 1 lines',
      '[2 3][] lines 1',
    ]);
  });

  it('goes up the same way', () => {
    expect(stepsOf(`${left}.1`, -1)).toEqual(['1 [3 2][] lines', '1 3 [2][] lines', '3 1 [2][] lines']);
  });

  it('passes columns that do not take it', () => {
    expect(stepsOf('blocks.2', -1)).toEqual(['1 lines [2 3][]', 'lines 1 [2 3][]']);
  });

  it('can be dropped anywhere, but not into itself', () => {
    expect(order(moved(template, 'blocks.0', { list: right, index: 0 }).template)).toBe('[2 3][1] lines');
    expect(order(moved(template, `${left}.0`, { list: 'blocks', index: 3 }).template)).toBe('1 [3][] lines 2');
    expect(moved(template, 'blocks.1', { list: left, index: 0 }).template).toBe(template);
  });

  it('is inserted, copied and replaced at its place', () => {
    expect(order(inserted(template, { list: right, index: 0 }, spacer(9)).template)).toBe('1 [2 3][9] lines');
    expect(order(duplicated(template, `${left}.0`).template)).toBe('1 [2 2 3][] lines');
    expect(order(replaced(template, 'blocks.0', spacer(9)))).toBe('9 [2 3][] lines');
  });

  it('leaves the selection to the next, the previous or the columns around', () => {
    expect(removed(template, 'blocks.0').selected).toBe('blocks.0');
    expect(removed(template, 'blocks.2').selected).toBe('blocks.1');
    const { template: fewer } = removed(template, `${left}.0`);
    expect(removed(fewer, `${left}.0`).selected).toBe('blocks.1');
  });
});

it('a step moves the selected block and keeps all others, and the opposite step leads back', () => {
  fc.assert(
    fc.property(templates, fc.nat(), fc.constantFrom<1 | -1>(1, -1), (any, at, by) => {
      const placed = blocksIn(any);
      const { path = '', block } = placed[at % placed.length] ?? {};
      const to = stepFrom(any, path, by);
      if (!to) return;
      const { template: next, selected = '' } = moved(any, path, to);
      expect(blockAt(next, selected)).toBe(block);
      expect(blocksIn(next)).toHaveLength(placed.length);
      const back = stepFrom(next, selected, by === 1 ? -1 : 1);
      expect(back && pathOf(back)).toBeDefined();
      expect(back && moved(next, selected, back).template).toEqual(any);
    }),
  );
});
