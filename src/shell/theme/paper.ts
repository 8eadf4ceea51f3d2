import { useSyncExternalStore } from 'react';

const query = () => matchMedia('print');

/** Returns whether the page is being printed. */
export const isPaper = (): boolean => query().matches;

/** Calls `listener` when printing begins and ends. Returns the unsubscribe function. */
export function onPaper(listener: () => void): () => void {
  const print = query();
  print.addEventListener('change', listener);
  return () => print.removeEventListener('change', listener);
}

/** Returns whether the page is being printed, for content that differs beyond styles. */
export function useIsPaper(): boolean {
  return useSyncExternalStore(onPaper, isPaper);
}
