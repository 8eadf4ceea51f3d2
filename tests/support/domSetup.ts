import { configure } from '@testing-library/react';
import { vi } from 'vitest';
import { shareOnePage } from './freshPage.ts';
import { settled } from './settled.ts';

configure({
  // As long as a machine may need that is busy with something else: who finds what it waits for does not wait on.
  asyncUtilTimeout: 30_000,
  // Whatever was found, waited for or done: a test goes on with a page at rest, and may look at it at once.
  asyncWrapper: async (work) => {
    const result = await work();
    await settled();
    return result;
  },
});

// jsdom has no layout, in which the editor of rich texts could be typed into: forms keep their text area.
vi.mock('../../src/richText/loadEditor.ts', () => ({ loadEditor: () => Promise.reject(new Error('No layout')) }));

// jsdom has no layout: what asks for the viewport gets a wide, light one.
window.matchMedia ??= (query: string): MediaQueryList => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});
window.scrollTo = () => undefined;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

shareOnePage();
