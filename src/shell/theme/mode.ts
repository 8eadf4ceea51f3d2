import { useSyncExternalStore } from 'react';
import { isTheme, type Theme } from '../../../domain/themes.ts';
import { isPaper, onPaper } from './paper.ts';

export type Mode = 'light' | 'dark';

const key = 'ultramar.theme';
const listeners = new Set<() => void>();
const system = matchMedia('(prefers-color-scheme: dark)');
system.addEventListener('change', () => chosenTheme() === 'system' && show('system'));

/** Returns the current theme, which `firstPaint.js` sets before the first paint. */
export function currentMode(): Mode {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** Returns the theme selected on this device; by default the system's. */
export function chosenTheme(): Theme {
  const kept = localStorage.getItem(key);
  return isTheme(kept) ? kept : 'system';
}

/** Changes the page's theme and stores it on this device. */
export function setTheme(theme: Theme): void {
  // `firstPaint.js` follows the system without a stored theme.
  if (theme === 'system') localStorage.removeItem(key);
  else localStorage.setItem(key, theme);
  show(theme);
}

/** Toggles between light and dark; returns the new theme. */
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

/** Returns the theme to render. Print is light. */
export function useMode(): Mode {
  return useSyncExternalStore(subscribe, () => (isPaper() ? 'light' : currentMode()));
}

export function useChosenTheme(): Theme {
  return useSyncExternalStore(subscribe, chosenTheme);
}
