import { useDeferredValue } from 'react';

/** Whether this has been drawn before: what nobody misses for a moment is left out of the first drawing. */
export function useDrawn(): boolean {
  return useDeferredValue(true, false);
}
