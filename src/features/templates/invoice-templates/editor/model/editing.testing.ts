import fc from 'fast-check';
import type { Template } from '../../../../../../schemas/parts/templates/template.ts';
import { blocksIn } from '../../../../../../domain/templates/texts.ts';
import { duplicated, inserted, moved, removed, type Changed } from './changes.ts';
import { newBlock } from './newBlock.ts';
import { placeOf, stepFrom, takes } from './places.ts';
import { blockTypes } from './blockTypes.ts';

/** A change of some block; its numbers choose the block and the kind of change. */
export type Step = readonly [block: number, change: number, type: number];

export const steps: fc.Arbitrary<Step[]> = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { maxLength: 12 });

/** Returns what a step makes of a template, as the buttons of a row would. */
export function stepOn(template: Template, [block, change, type]: Step): Changed {
  const placed = blocksIn(template);
  const path = placed[block % placed.length]?.path;
  if (path === undefined) return inserted(template, { list: 'blocks', index: 0 }, newBlock('spacer'));
  const { list } = placeOf(path);
  const added = blockTypes[type % blockTypes.length] ?? 'spacer';
  const changes = [
    () => moveBy(template, path, 1),
    () => moveBy(template, path, -1),
    () => (placed.length > 1 ? removed(template, path) : { template, selected: path }),
    () => (takes(template, list, 'spacer') ? duplicated(template, path) : { template, selected: path }),
    () =>
      takes(template, list, added) ? inserted(template, placeOf(path), newBlock(added)) : { template, selected: path },
  ];
  return changes[change % changes.length]?.() ?? { template, selected: path };
}

function moveBy(template: Template, path: string, by: 1 | -1): Changed {
  const to = stepFrom(template, path, by);
  return to ? moved(template, path, to) : { template, selected: path };
}
