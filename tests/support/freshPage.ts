import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

/**
 * Lets the test files of a worker share one jsdom without seeing each other: what a test leaves on the page, in the
 * browser's stores or behind a spy is taken away after it, our modules begin anew with each file, and a file that
 * leaves anything else behind fails.
 */
export function shareOnePage(): void {
  let listening: AbortController;
  let before: Map<string, unknown>;
  let stylesBefore: number;

  beforeAll(() => {
    before = globalState();
    stylesBefore = writtenStyles().length;
  });
  beforeEach(() => {
    listening = new AbortController();
    const { signal } = listening;
    const listen = globalThis.addEventListener;
    vi.stubGlobal('addEventListener', (type: string, listener: EventListener, options?: Listening) =>
      listen(type, listener, { ...(typeof options === 'object' ? options : { capture: options }), signal }),
    );
  });
  afterEach(() => {
    cleanup();
    listening.abort();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    emptyPage();
  });
  afterAll(() => {
    vi.resetModules();
    const left = namesOfChanged(before);
    if (left.length > 0) throw new Error(`Left behind for the files that follow: ${left.join(', ')}`);
    if (writtenStyles().length < stylesBefore)
      throw new Error('Styles that the files that follow stand on were removed');
  });
}

/** The styles that emotion has written, and goes on from. */
const writtenStyles = () => document.head.querySelectorAll('style[data-emotion]');

type Listening = boolean | AddEventListenerOptions;

/** As a browser shows a page to whom it does not know. Emotion knows which styles it has written, so they stay. */
function emptyPage(): void {
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.body.replaceChildren();
  for (const element of document.head.querySelectorAll(':scope > :not(style[data-emotion])')) element.remove();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  history.replaceState(null, '', '/');
  Reflect.deleteProperty(navigator, 'clipboard');
}

/** What React and vitest keep for themselves, and libraries that are loaded during a test. */
const ofTools = /^window\.(__\w+|IS_REACT_ACT_ENVIRONMENT)$|^document\._reactListening/;

/** What stands in the objects that every file shares, by name. */
export function globalState(): Map<string, unknown> {
  const shared = { window: globalThis, document, navigator, history, URL, console };
  const properties = Object.entries(shared).flatMap(([name, object]) =>
    Object.entries(Object.getOwnPropertyDescriptors(object)).map(
      ([key, { get, value }]) => [`${name}.${key}`, get ?? value] as const,
    ),
  );
  return new Map(properties.filter(([name, value]) => !ofTools.test(name) && !Number.isNaN(value)));
}

/** What is no longer as it was then: added, changed or gone. */
export function namesOfChanged(before: ReadonlyMap<string, unknown>): string[] {
  const after = globalState();
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => after.get(name) !== before.get(name));
}
