import { afterAll, afterEach, beforeAll, vi } from 'vitest';

/**
 * The files of a worker share one process and all modules. Mocks are restored after each test, and a file that leaves
 * the process changed fails.
 */
let before: Map<string, unknown>;

beforeAll(() => {
  before = processState();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

afterAll(() => {
  const after = processState();
  const names = new Set([...before.keys(), ...after.keys()]);
  const changed = [...names].filter((name) => !Object.is(before.get(name), after.get(name)) && !ofLibraries.test(name));
  if (changed.length > 0) throw new Error(`Left changed for the files that follow: ${changed.join(', ')}`);
});

/** State that pdf.js, zod and the logger create on first use. */
const ofLibraries =
  /^(globalThis\.(self|pdfjsWorker|__zod_globalConfig|__zod_globalRegistry)|listeners\.(exit|beforeExit))$/;

/** Returns the process state that files share, by name. */
function processState(): Map<string, unknown> {
  const globals = Object.entries(Object.getOwnPropertyDescriptors(globalThis));
  return new Map<string, unknown>([
    ['cwd', process.cwd()],
    ...Object.entries(process.env).map(([name, value]) => [`env.${name}`, value] as const),
    ...process.eventNames().map((name) => [`listeners.${String(name)}`, process.listenerCount(name)] as const),
    ...globals.map(([name, { get, value }]) => [`globalThis.${name}`, get ?? value] as const),
  ]);
}
