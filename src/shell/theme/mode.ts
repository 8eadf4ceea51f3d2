import { useSyncExternalStore } from 'react';
import { isTheme, type Theme } from '../../../domain/themes.ts';
import { isPaper, onPaper } from './paper.ts';

export type Mode = 'light' | 'dark';

const key = 'ultramar.theme';
const listeners = new Set<() => void>();
const system = matchMedia('(prefers-color-scheme: dark)');
system.addEventListener('change', () => chosenTheme() === 'system' && show('system'));

/** The theme now on the page: set before first paint by `firstPaint.js`. */
export function currentMode(): Mode {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** What was chosen on this device; the system's theme where nothing was. */
export function chosenTheme(): Theme {
  const kept = localStorage.getItem(key);
  return isTheme(kept) ? kept : 'system';
}

/** Changes the theme of the whole page and remembers it on this device. */
export function setTheme(theme: Theme): void {
  // `firstPaint.js` follows the system where nothing is kept.
  if (theme === 'system') localStorage.removeItem(key);
  else localStorage.setItem(key, theme);
  show(theme);
}

/** Changes between light and dark; answers what was chosen. */
export function toggleTheme(): Theme {
  const next = currentMode() === 'dark' ? 'light' : 'dark';
  setTheme(next);
  return next;
}

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme === 'system' ? (system.matches ? 'dark' : 'light') : theme;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const leave = onPaper(listener);
  listeners.add(listener);
  return () => {
    leave();
    listeners.delete(listener);
  };
}

/** The theme to draw in. Paper is light. */
export function useMode(): Mode {
  return useSyncExternalStore(subscribe, () => (isPaper() ? 'light' : currentMode()));
}

export function useChosenTheme(): Theme {
  return useSyncExternalStore(subscribe, chosenTheme);
}
