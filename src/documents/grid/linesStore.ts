import { createContext, useContext, useSyncExternalStore } from 'react';
import { countAlike, type Line } from './line.ts';
import { linesReducer, noLines, type LinesAction, type LinesState } from './linesReducer.ts';

/** The lines outside React's tree: what shows them subscribes, what only changes them is not drawn again. */
export interface LinesStore {
  readonly get: () => LinesState;
  /** The lines as of the last change that may have changed a figure. */
  readonly counted: () => readonly Line[];
  readonly dispatch: (action: LinesAction) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createLinesStore(initial: LinesState = noLines): LinesStore {
  const listeners = new Set<() => void>();
  let state = initial;
  let counted = state.lines;
  return {
    get: () => state,
    counted: () => counted,
    dispatch: (action) => {
      state = linesReducer(state, action);
      if (!countAlike(counted, state.lines)) counted = state.lines;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const LinesContext = createContext<LinesStore | undefined>(undefined);

export function useLinesStore(): LinesStore {
  const store = useContext(LinesContext);
  if (!store) throw new Error('The grid stands outside its store');
  return store;
}

/** A part of the lines' state; drawn again only when that part is another object or value. */
export function useLines<Part>(select: (state: LinesState) => Part): Part {
  const store = useLinesStore();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

/** The lines for who computes with them; drawn again only when a figure may be another. */
export function useCountedLines(): readonly Line[] {
  const store = useLinesStore();
  return useSyncExternalStore(store.subscribe, store.counted);
}
