import type { RefObject } from 'react';

/** The page's forms with unsaved input, with whether each is done. */
const forms = new Set<RefObject<boolean>>();

/** Registers a form with unsaved input until it is done or the returned function is called. */
export function countUnsaved(isDone: RefObject<boolean>): () => void {
  forms.add(isDone);
  return () => void forms.delete(isDone);
}

/** Returns whether there is unsaved input. */
export const hasUnsaved = (): boolean => [...forms].some((isDone) => !isDone.current);
