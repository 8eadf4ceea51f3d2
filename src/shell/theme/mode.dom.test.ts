import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

/** The system's theme as the browser reports it. */
const system = { matches: false, addEventListener: vi.fn<(event: 'change', listener: () => void) => void>() };

/** The page is not printed. */
const screen = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };

/** Loads the module like a page. */
async function load() {
  vi.resetModules();
  vi.stubGlobal('matchMedia', (query: string) => (query === 'print' ? screen : system));
  const mode = await import('./mode.ts');
  const listener = system.addEventListener.mock.lastCall?.[1] ?? (() => undefined);
  const turn = (dark: boolean) => {
    system.matches = dark;
    listener();
  };
  return { ...mode, turn };
}

beforeEach(() => {
  localStorage.clear();
  system.matches = false;
  delete document.documentElement.dataset.theme;
});

test('a page without a setting is light, and follows the system', async () => {
  const { currentMode, chosenTheme } = await load();
  expect([currentMode(), chosenTheme()]).toEqual(['light', 'system']);
});

test('toggling changes the page and notifies subscribers, and is stored', async () => {
  const { useMode, toggleTheme } = await load();
  const { result } = renderHook(useMode);
  act(() => expect(toggleTheme()).toBe('dark'));
  expect(result.current).toBe('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('ultramar.theme')).toBe('dark');
  act(() => expect(toggleTheme()).toBe('light'));
  expect(result.current).toBe('light');
});

test('print is light, and the theme returns on the screen', async () => {
  const { useMode } = await load();
  document.documentElement.dataset.theme = 'dark';
  const listeners = new Set<() => void>();
  const print = {
    matches: false,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  vi.stubGlobal('matchMedia', () => print);
  const { result, unmount } = renderHook(useMode);
  const printing = (matches: boolean) =>
    act(() => {
      print.matches = matches;
      for (const listener of listeners) listener();
    });
  printing(true);
  expect(result.current).toBe('light');
  printing(false);
  expect(result.current).toBe('dark');
  unmount();
  expect(listeners.size).toBe(0);
});

test('changes of the system theme apply, unless a theme was chosen', async () => {
  const { useMode, useChosenTheme, setTheme, turn } = await load();
  const { result } = renderHook(() => [useMode(), useChosenTheme()]);
  act(() => setTheme('system'));
  act(() => turn(true));
  expect(result.current).toEqual(['dark', 'system']);
  act(() => setTheme('light'));
  act(() => turn(true));
  expect(result.current).toEqual(['light', 'light']);
  act(() => setTheme('system'));
  expect(result.current).toEqual(['dark', 'system']);
  expect(localStorage.getItem('ultramar.theme')).toBeNull();
});
