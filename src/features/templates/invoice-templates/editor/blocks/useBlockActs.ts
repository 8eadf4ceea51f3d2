import { useTranslate } from 'react-admin';
import { useEditing, type RowPart } from '../editing.ts';
import { duplicated, inserted, moved, removed } from '../model/changes.ts';
import { newBlock } from '../model/newBlock.ts';
import { blockAt, listAt, placeOf, stepFrom, type Place } from '../model/places.ts';
import { useBlockName } from '../words.ts';
import type { BlockType } from '../model/blockTypes.ts';

/** Returns the changes of the list of blocks: each announced, with focus on the block concerned. */
export function useBlockActs() {
  const translate = useTranslate();
  const nameOf = useBlockName();
  const { template, act, say, focusRow } = useEditing();
  const nameAt = (path: string) => {
    const block = blockAt(template, path);
    return block ? nameOf(block.type) : '';
  };

  const move = (path: string, to: Place, part?: RowPart) => {
    const change = moved(template, path, to);
    act({ type: 'change', to: change });
    focusRow(change.selected, part);
    const { list, index } = placeOf(change.selected ?? path);
    const at = { number: index + 1, count: listAt(change.template, list).length };
    const column = /columns\.(\d+)\.blocks$/.exec(list)?.[1];
    const where = translate(`templateEditor.announcements.${column === undefined ? 'at' : 'inColumn'}`, {
      ...at,
      column: Number(column) + 1,
    });
    say(translate('templateEditor.announcements.moved', { name: nameAt(path), where }));
  };

  return {
    move,
    step: (path: string, by: 1 | -1, part?: RowPart) => {
      const to = stepFrom(template, path, by);
      if (to) move(path, to, part);
    },
    add: (place: Place, type: BlockType) => {
      const change = inserted(template, place, newBlock(type));
      act({ type: 'change', to: change });
      focusRow(change.selected);
      say(translate('templateEditor.announcements.added', { name: nameOf(type) }));
    },
    duplicate: (path: string) => {
      const change = duplicated(template, path);
      act({ type: 'change', to: change });
      focusRow(change.selected);
      say(translate('templateEditor.announcements.added', { name: nameAt(path) }));
    },
    remove: (path: string) => {
      const change = removed(template, path);
      // The next block is focused, but its settings do not open.
      act({ type: 'change', to: { ...change, selected: undefined } });
      focusRow(change.selected);
      say(translate('templateEditor.announcements.removed', { name: nameAt(path) }));
    },
  };
}

export type BlockActs = ReturnType<typeof useBlockActs>;
