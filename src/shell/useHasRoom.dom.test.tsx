import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHasRoom } from './useHasRoom.ts';

let width = 600;
let needed = 500;
let resized = () => {};

beforeEach(() => {
  needed = 500;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(measure: () => void) {
        resized = measure;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(() =>
    Math.max(width, document.body.textContent === 'wide' ? needed : 100),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Drawn() {
  const [box, hasRoom] = useHasRoom();
  return <div ref={box}>{hasRoom ? 'wide' : 'narrow'}</div>;
}

const drawn = () => document.body.textContent;
const become = (next: number) => {
  width = next;
  act(() => resized());
  return drawn();
};

it('uses the wide layout if it fits, otherwise the narrow one, and the wide one again once it fits', () => {
  width = 600;
  render(<Drawn />);
  expect([drawn(), ...[499, 300, 500].map(become)]).toEqual(['wide', 'narrow', 'narrow', 'wide']);
});

it('is measured immediately, and again when the content becomes wider', () => {
  width = 499;
  const { unmount } = render(<Drawn />);
  expect(drawn()).toBe('narrow');
  unmount();
  width = 600;
  const { rerender } = render(<Drawn />);
  expect(drawn()).toBe('wide');
  needed = 700;
  rerender(<Drawn />);
  expect(drawn()).toBe('narrow');
});
