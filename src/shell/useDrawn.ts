import { useDeferredValue } from 'react';

/** Returns whether this is after the first render, to defer what is not needed immediately. */
export function useDrawn(): boolean {
  return useDeferredValue(true, false);
}
