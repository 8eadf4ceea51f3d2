import { useTranslate } from 'react-admin';
import { useMemo, useRef, useState, type RefObject } from 'react';
import type { TextKind } from '../../../schemas/parts/documents/rowKinds.ts';
import type { GridControls } from './controls.ts';
import { commandOf } from './gridKeys.ts';
import { useLinesStore } from './lines/linesStore.ts';
import { nextCell, type Target } from './navigate.ts';

/** The id of a line's handle, for focusing. */
export const handleId = (key: string): string => `line-${key}`;

/** Returns the grid's controls, and an announcement of the last action for screen readers. */
export function useGrid(fallback: RefObject<HTMLElement | null>): { controls: GridControls; announcement: string } {
  const store = useLinesStore();
  const translate = useTranslate();
  const [announcement, setAnnouncement] = useState('');
  const words = useRef(translate);
  words.current = translate;

  const controls = useMemo((): GridControls => {
    const say = (key: string, args?: object) => setAnnouncement(words.current(`documents.grid.${key}`, args));
    const indexOf = (key: string) => store.get().lines.findIndex((line) => line.key === key);

    const go = (target: Target): boolean => {
      if (target === 'out') return false;
      if (target === 'new') {
        store.dispatch({ type: 'add' });
        say('announcements.added', { position: store.get().lines.length });
      } else store.dispatch({ type: 'enter', cell: target });
      return true;
    };
    const addText = (row: TextKind, below?: string) => {
      store.dispatch({ type: 'add', row, ...(below !== undefined && { below }) });
      say('announcements.added', { position: indexOf(store.get().active?.key ?? '') + 1 });
    };
    const focusHandle = (key: string, step: -1 | 0 | 1) => {
      const line = store.get().lines[indexOf(key) + step];
      if (line) document.getElementById(handleId(line.key))?.focus();
    };
    const move = (key: string, step: 1 | -1) => {
      store.dispatch({ type: 'move', key, step });
      say('announcements.moved', { position: indexOf(key) + 1 });
    };
    const remove = (key: string) => {
      const at = indexOf(key);
      store.dispatch({ type: 'remove', key });
      say('announcements.removed', { position: at + 1 });
      const { lines } = store.get();
      const beside = lines[Math.min(at, lines.length - 1)];
      // The focused line was deleted: focus moves to its successor.
      if (beside) requestAnimationFrame(() => document.getElementById(handleId(beside.key))?.focus());
      else fallback.current?.focus();
    };
    const leave = (key: string) => {
      store.dispatch({ type: 'leave' });
      requestAnimationFrame(() => focusHandle(key, 0));
    };

    return {
      enter: (cell) => store.dispatch({ type: 'enter', cell }),
      change: (key, parts) => store.dispatch({ type: 'change', key, parts }),
      chooseItem: (key, item, offer) => store.dispatch({ type: 'item', key, item, offer }),
      takeScenario: (key, item, scenario) => store.dispatch({ type: 'scenarioOfItem', key, item, scenario }),
      chooseScenario: (key, scenario) => store.dispatch({ type: 'scenario', key, scenario }),
      advance: (cell) => void go(nextCell(store.get().lines, cell, 1)),
      addText,
      openDetails: (key) => store.dispatch({ type: 'details', key }),
      duplicate: (key) => store.dispatch({ type: 'duplicate', key }),
      press: (event, cell, hasList = false) => {
        const command = commandOf(event, cell, store.get().lines, hasList);
        if (!command) return;
        const isLeavingByTab = command.type === 'go' && command.target === 'out' && event.key === 'Tab';
        if (!isLeavingByTab) event.preventDefault();
        if (command.type === 'go') go(command.target);
        else if (command.type === 'leave') leave(cell.key);
        else if (command.type === 'details') store.dispatch({ type: 'details', key: cell.key });
        else if (command.type === 'text') addText(command.row, cell.key);
        else if (command.type === 'move') move(cell.key, command.step);
        else remove(cell.key);
      },
      move,
      remove,
      focusHandle,
    };
  }, [store, fallback]);
  return { controls, announcement };
}
