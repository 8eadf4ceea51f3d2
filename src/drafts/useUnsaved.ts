import { useEffect, type RefObject } from 'react';
import { isLeaving } from '../access/leave.ts';
import { countUnsaved } from './unsavedCount.ts';

/** Registers a dirty form as unsaved, and asks before its tab is closed. */
export function useUnsaved(isDirty: boolean, isDone: RefObject<boolean>): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    const discount = countUnsaved(isDone);
    const ask = (event: BeforeUnloadEvent) => {
      if (!isDone.current && !isLeaving()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      discount();
      window.removeEventListener('beforeunload', ask);
    };
  }, [isDirty, isDone]);
}
