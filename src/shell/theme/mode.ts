import { useSyncExternalStore } from 'react';

export type Mode = 'light' | 'dark';

const key = 'ultramar.theme';
const listeners = new Set<() => void>();

/** The theme now on the page: set before first paint by `firstPaint.js`. */
export function currentMode(): Mode {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** Changes the theme of the whole page and remembers it on this device. */
export function setMode(mode: Mode): void {
  document.documentElement.dataset.theme = mode;
  localStorage.setItem(key, mode);
  for (const listener of listeners) listener();
}

export function toggleMode(): void {
  setMode(currentMode() === 'dark' ? 'light' : 'dark');
}

const paper = () => matchMedia('print');

function subscribe(listener: () => void): () => void {
  const print = paper();
  print.addEventListener('change', listener);
  listeners.add(listener);
  return () => {
    print.removeEventListener('change', listener);
    listeners.delete(listener);
  };
}

/** The theme to draw in. Paper is light. */
export function useMode(): Mode {
  return useSyncExternalStore(subscribe, () => (paper().matches ? 'light' : currentMode()));
}
