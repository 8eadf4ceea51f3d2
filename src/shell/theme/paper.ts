import { useSyncExternalStore } from 'react';

const query = () => matchMedia('print');

/** Whether the page is being drawn on paper. */
export const isPaper = (): boolean => query().matches;

/** Hears when printing begins and ends. Answers how to stop hearing. */
export function onPaper(listener: () => void): () => void {
  const print = query();
  print.addEventListener('change', listener);
  return () => print.removeEventListener('change', listener);
}

/** The same for what is drawn otherwise on paper than by styles alone. */
export function useIsPaper(): boolean {
  return useSyncExternalStore(onPaper, isPaper);
}
