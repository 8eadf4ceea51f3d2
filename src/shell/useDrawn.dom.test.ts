import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDrawn } from './useDrawn.ts';

test('is false on the first render, and true on the next, which follows automatically', () => {
  const drawings: boolean[] = [];
  renderHook(() => drawings.push(useDrawn()));
  expect([drawings.at(0), drawings.at(-1)]).toEqual([false, true]);
});
