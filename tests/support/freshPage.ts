import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

/**
 * Isolates the test files of a worker that share one jsdom: page, stores and spies are reset after each test, our
 * modules after each file, and a file that leaves anything else fails.
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
    if (left.length > 0) throw new Error(`Left behind for later files: ${left.join(', ')}`);
    if (writtenStyles().length < stylesBefore) throw new Error('Styles that later files need were removed');
  });
}

/** The styles that emotion has written. */
const writtenStyles = () => document.head.querySelectorAll('style[data-emotion]');

type Listening = boolean | AddEventListenerOptions;

/** Resets the page as for a new visitor. Emotion's styles stay, because it knows which it has written. */
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

/** Globals of React and vitest, and of libraries loaded during a test. */
const ofTools = /^window\.(__\w+|IS_REACT_ACT_ENVIRONMENT)$|^document\._reactListening/;

/** Returns the global state that files share, by name. */
export function globalState(): Map<string, unknown> {
  const shared = { window: globalThis, document, navigator, history, URL, console };
  const properties = Object.entries(shared).flatMap(([name, object]) =>
    Object.entries(Object.getOwnPropertyDescriptors(object)).map(
      ([key, { get, value }]) => [`${name}.${key}`, get ?? value] as const,
    ),
  );
  return new Map(properties.filter(([name, value]) => !ofTools.test(name) && !Number.isNaN(value)));
}

/** Returns what was added, changed or removed since. */
export function namesOfChanged(before: ReadonlyMap<string, unknown>): string[] {
  const after = globalState();
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => after.get(name) !== before.get(name));
}
