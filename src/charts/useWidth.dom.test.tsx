import { act, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useWidth } from './useWidth.ts';

afterEach(() => vi.unstubAllGlobals());

function Box() {
  const [box, width] = useWidth();
  return <div ref={box}>{width ?? 'unknown'}</div>;
}

/** Renders the box; returns how to set its width. */
function renderBox(): (width: number) => void {
  let resize: ResizeObserverCallback = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: ResizeObserverCallback) {
        resize = callback;
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  render(<Box />);
  return (width) =>
    act(() => resize([{ contentRect: { width } as DOMRect } as ResizeObserverEntry], {} as ResizeObserver));
}

const shown = () => document.body.textContent;

it('is known after layout, follows resizes, and is kept while the box is hidden', () => {
  const becomes = renderBox();
  expect(shown()).toBe('unknown');
  becomes(640.7);
  expect(shown()).toBe('640');
  becomes(320);
  expect(shown()).toBe('320');
  becomes(0);
  expect(shown()).toBe('320');
});

it('is undefined if there is no space for axes', () => {
  renderBox()(48);
  expect(shown()).toBe('unknown');
});
