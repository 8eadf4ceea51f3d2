import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
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
