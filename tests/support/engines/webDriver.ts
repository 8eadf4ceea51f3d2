import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { brief, patience, size, type Engine, type Key, type Name } from './engine.ts';
import { until, within } from './until.ts';

/** The commands of WebDriver that a journey needs. */
export type Command =
  | 'NewSession'
  | 'SetWindowRect'
  | 'Navigate'
  | 'ExecuteScript'
  | 'GetActiveElement'
  | 'ElementClick'
  | 'ElementSendKeys';

/** Sends a command with its parameters, and returns its result. */
export type Ask = <Result>(command: Command, parameters?: Readonly<Record<string, unknown>>) => Promise<Result>;

/** A browser that understands WebDriver, and how to end it. */
export interface Driven {
  readonly ask: Ask;
  readonly stop: () => Promise<void>;
}

const library = createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js');

/** Notes the errors of a page from now on, and brings what finds its parts. */
const begin = async (): Promise<string> => `
  const noted = (window.noted = []);
  addEventListener('error', ({ message }) => noted.push('uncaught: ' + message));
  addEventListener('unhandledrejection', ({ reason }) => noted.push('uncaught: ' + reason));
  for (const kind of ['error', 'warn']) console[kind] = (...words) => noted.push('console: ' + words.join(' '));
  ${await readFile(library, 'utf8')}
  const { queryAllByRole, queryAllByTitle } = globalThis.TestingLibraryDom;
  // Made here, because the library knows no pattern of another script.
  const called = (name, flags) => (flags === null ? name : new RegExp(name, flags));
  window.byRole = (role, ...name) => queryAllByRole(document.body, role, { name: called(...name) });
  window.hasPages = (...name) =>
    queryAllByTitle(document.body, called(...name)).some((frame) => frame.contentDocument?.querySelector('svg'));`;

const plain = (name: Name): [string, string | null] =>
  typeof name === 'string' ? [name, null] : [name.source, name.flags];

/** The keys that type no letter, as WebDriver writes them. */
const keys: Readonly<Record<Key, string>> = { Enter: '\uE007', Tab: '\uE004' };

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
type Found = Readonly<Record<typeof elementKey, string>>;

/** Opens a page in a browser that understands WebDriver (W3C). */
export async function openWithWebDriver(engine: string, { ask, stop }: Driven, address: string): Promise<Engine> {
  const session = ask<{ capabilities: { browserVersion: string } }>('NewSession', { capabilities: {} });
  const { capabilities } = await within(patience, session).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  await ask('SetWindowRect', size);
  const run = <Result>(script: string, ...args: unknown[]) => ask<Result>('ExecuteScript', { script, args });

  async function find(role: string, name: Name): Promise<string> {
    const found = await run<Found[] | null>('return window.byRole?.(...arguments) ?? null;', role, ...plain(name));
    if (!found) await run(await begin());
    if (found?.length !== 1) throw new Error(`${found?.length ?? 0} of role ${role} are called ${name}`);
    return found[0]?.[elementKey] ?? '';
  }
  async function send(text: string): Promise<void> {
    const { [elementKey]: id } = await ask<Found>('GetActiveElement');
    await ask('ElementSendKeys', { id, text });
  }
  return {
    name: `${engine} ${brief(capabilities.browserVersion)}`,
    go: (path) => ask('Navigate', { url: address + path }),
    // What moves or is covered for a moment refuses a click.
    press: (role, name) => until(patience, async () => ask('ElementClick', { id: await find(role, name) })),
    type: send,
    key: (name) => send(keys[name]),
    see: (role, name) => until(patience, async () => void (await find(role, name))),
    seePages: (title) =>
      until(patience, async () => {
        if (!(await run<boolean>('return window.hasPages(...arguments);', ...plain(title))))
          throw new Error(`No pages are called ${title}`);
      }),
    faults: () => run('return window.noted;'),
    close: stop,
  };
}
