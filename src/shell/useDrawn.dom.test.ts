import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDrawn } from './useDrawn.ts';

test('the first drawing is without, the next, which follows by itself, with', () => {
  const drawings: boolean[] = [];
  renderHook(() => drawings.push(useDrawn()));
  expect([drawings.at(0), drawings.at(-1)]).toEqual([false, true]);
});
