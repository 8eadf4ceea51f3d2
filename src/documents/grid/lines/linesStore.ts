import { createContext, useContext, useSyncExternalStore } from 'react';
import { countAlike, type Line } from './line.ts';
import { linesReducer, noLines, type LinesAction, type LinesState } from './linesReducer.ts';

/** The lines outside of React's tree: readers subscribe, writers do not re-render. */
export interface LinesStore {
  readonly get: () => LinesState;
  /** The lines after the last change that may affect figures. */
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
  if (!store) throw new Error('The grid is outside its store');
  return store;
}

/** Subscribes to a part of the lines; re-renders only when it changes. */
export function useLines<Part>(select: (state: LinesState) => Part): Part {
  const store = useLinesStore();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

/** Subscribes to the lines for computing; re-renders only when figures may change. */
export function useCountedLines(): readonly Line[] {
  const store = useLinesStore();
  return useSyncExternalStore(store.subscribe, store.counted);
}
