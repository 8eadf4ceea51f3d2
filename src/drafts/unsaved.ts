import type { RefObject } from 'react';

/** The forms of the page that hold what was typed and not saved, each with whether it has been saved or given up by now. */
const forms = new Set<RefObject<boolean>>();

/** Counts a form as one with something to lose, until it is done or the answered function is called. */
export function countUnsaved(isDone: RefObject<boolean>): () => void {
  forms.add(isDone);
  return () => void forms.delete(isDone);
}

/** Whether somebody would lose what they typed. */
export const hasUnsaved = (): boolean => [...forms].some((isDone) => !isDone.current);
