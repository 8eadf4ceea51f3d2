import { configure } from '@testing-library/react';
import { vi } from 'vitest';
import { shareOnePage } from './freshPage.ts';
import { withoutOwnerStacks } from './ownerStacks.ts';
import { settled } from './settled.ts';

withoutOwnerStacks();

configure({
  // For a busy machine; found elements do not wait.
  asyncUtilTimeout: 30_000,
  // A test continues with a settled page.
  asyncWrapper: async (work) => {
    const result = await work();
    await settled();
    return result;
  },
});

// jsdom has no layout for the rich text editor: forms keep the text area.
vi.mock('../../src/richText/loadEditor.ts', () => ({ loadEditor: () => Promise.reject(new Error('No layout')) }));

// jsdom has no layout: media queries see a wide, light viewport.
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
