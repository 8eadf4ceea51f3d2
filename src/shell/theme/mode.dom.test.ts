import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { currentMode, toggleMode, useMode } from './mode.ts';

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

test('a page that was told nothing is light', () => {
  expect(currentMode()).toBe('light');
});

test('toggling changes the page and whoever looks at it, and is remembered', () => {
  const { result } = renderHook(useMode);
  act(toggleMode);
  expect(result.current).toBe('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('ultramar.theme')).toBe('dark');
  act(toggleMode);
  expect(result.current).toBe('light');
});

test('paper is light, and the theme is back on the screen', () => {
  document.documentElement.dataset.theme = 'dark';
  const hears = new Set<() => void>();
  const print = {
    matches: false,
    addEventListener: (_: string, listener: () => void) => hears.add(listener),
    removeEventListener: (_: string, listener: () => void) => hears.delete(listener),
  };
  vi.stubGlobal('matchMedia', () => print);
  const { result, unmount } = renderHook(useMode);
  const printing = (matches: boolean) =>
    act(() => {
      print.matches = matches;
      for (const listener of hears) listener();
    });
  printing(true);
  expect(result.current).toBe('light');
  printing(false);
  expect(result.current).toBe('dark');
  unmount();
  expect(hears.size).toBe(0);
});
