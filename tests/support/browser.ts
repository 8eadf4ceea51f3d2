import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { languages, type Language } from '../../domain/languages.ts';
import type { Area } from '../../schemas/access.ts';
import { watchFaults } from './browserFaults.ts';
import { browserFlags } from './browserFlags.ts';
import { browserPath } from './browserPath.ts';
import { brief } from './engines/engine.ts';

/** How a user views the product. */
export interface Look {
  readonly language?: Language;
  /** Whether the language is that of the browser, and nothing is stored yet. */
  readonly isNewVisitor?: boolean;
  readonly theme?: 'light' | 'dark';
  readonly width?: number;
  readonly height?: number;
  /** The product's URL; by default the server that all suites share. */
  readonly address?: string;
  /** Expected errors: `401 POST /api/v1/auth/login`, or a console message. */
  readonly expected?: readonly RegExp[];
}

declare module 'vitest' {
  interface TaskMeta {
    /** What the test ran in: `Chromium 152.0`, `Firefox not found`. The closing lines list them. */
    browser?: string;
  }
}

export const demoPassword = 'ultramar-demo';

interface Opened {
  readonly page: Page;
  readonly faults: () => string[];
}

/** Pages for a test file. Errors of a page fail its test. */
export interface Pages {
  /** Opens a page without state of earlier tests. */
  readonly open: (look?: Look) => Promise<Page>;
  /**
   * Returns a named page, opened by its first test: later tests find compiled scripts, but no stored state or mocked
   * answers.
   */
  readonly share: (name: string, first: () => Promise<Page>) => Promise<Page>;
}

/** One browser for a test file. */
export function useBrowser(): Pages {
  let browser: Browser;
  const opened: Opened[] = [];
  const shared = new Map<string, Opened>();
  beforeAll(async () => {
    const executablePath = browserPath();
    browser = await chromium.launch({
      executablePath,
      args: [...browserFlags],
      // Without a system language Chromium saves no file under a name with accents.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    });
  });
  afterEach(async ({ task }) => {
    task.meta.browser = `Chromium ${brief(browser.version())}`;
    const ended = opened.splice(0);
    const looked = [...ended, ...shared.values()];
    const faults = looked.flatMap(({ faults: of }) => of());
    if (task.result?.state === 'fail' || faults.length > 0) {
      for (const [index, { page }] of looked.entries())
        await shot(page, `${task.file.name.split('/').at(-1)}-${task.id}-${index}`, { folder: failedFolder });
      ended.push(...shared.values());
      shared.clear();
    }
    await Promise.all(ended.map(({ page }) => closed(page)));
    expect(faults).toEqual([]);
  });
  afterAll(async () => {
    await Promise.all([...shared.values()].map(({ page }) => closed(page)));
    await browser.close();
  });

  const open = async (look: Look = {}): Promise<Page> => {
    const { language = 'pt', theme = 'light', width = 1440, height = 900, address = inject('address') } = look;
    const { isNewVisitor = false } = look;
    const context = await browser.newContext({
      baseURL: address,
      colorScheme: theme,
      viewport: { width, height },
      timezoneId: 'America/Sao_Paulo',
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
      ...(isNewVisitor && { locale: languages[language].tag }),
    });
    context.setDefaultTimeout(60_000);
    if (!isNewVisitor) await context.addCookies([{ name: 'language', value: language, url: address }]);
    const page = await context.newPage();
    opened.push({ page, faults: watchFaults(context, look.expected ?? []) });
    return page;
  };
  const share = async (name: string, first: () => Promise<Page>): Promise<Page> => {
    const there = shared.get(name)?.page;
    if (there) {
      await forget(there);
      return there;
    }
    const page = await first();
    const at = opened.findIndex((one) => one.page === page);
    for (const one of opened.splice(at, 1)) shared.set(name, one);
    return page;
  };
  return { open, share };
}

/** Removes mocked answers; one that the page still waits for fails no later test. */
const unmocked = (page: Page): Promise<void> => page.unrouteAll({ behavior: 'ignoreErrors' });

async function closed(page: Page): Promise<void> {
  await unmocked(page);
  await page.context().close();
}

/** Resets a page to its initial state: session, size and mocked answers. */
async function forget(page: Page): Promise<void> {
  await unmocked(page);
  // Same origin, but without scripts that store something on leaving.
  await page.goto('/health/live');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Gives the page a session of a demo user without the sign-in page; returns an access token. */
export async function enterAs(page: Page, email: string): Promise<string> {
  const answer = await page.request.post('/api/v1/auth/login', { data: { email, password: demoPassword } });
  expect(answer.status()).toBe(200);
  // The console requests a session only if it remembers one.
  await page.addInitScript(() => window === window.top && localStorage.setItem('ultramar.signedIn', 'yes'));
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return token;
}

/**
 * Mocks the demo's mails, which pages poll, so that lost sessions and network failures affect only what the test does.
 */
export const answerDemoMails = (page: Page): Promise<unknown> =>
  page.context().route('**/api/v1/demo/mails*', (route) => route.fulfill({ json: { results: [], count: 0 } }));

/** Goes to a page and waits for a heading and the end of loading. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await arrived(page);
}

const areas = ['company', 'admin', 'accountants'];

/**
 * Navigates within an area like a link, without reloading the console, and waits like `visit`. Forms are left by
 * loading, because they would ask.
 */
export async function walk(page: Page, path: string): Promise<void> {
  const areaOf = (address: string) => address.split('/')[1] ?? '';
  const from = await page.evaluate(() => (document.querySelector('main form') ? '' : location.pathname));
  const to = path.split('?')[0] ?? path;
  const heading = page.locator('h1').first();
  const isNear = areas.includes(areaOf(to)) && areaOf(from) === areaOf(to) && from !== to;
  if (!isNear || (await heading.count()) === 0) return visit(page, path);
  // The old page stays until the next one is loaded.
  await heading.evaluate((element) => element.setAttribute('data-left', ''));
  await page.evaluate((next) => {
    history.pushState(null, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.locator('h1[data-left]').waitFor({ state: 'detached' });
  await arrived(page);
}

export async function arrived(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => document.querySelector('.MuiSkeleton-root, [aria-busy=true]') === null);
}

/** Waits until an area has replaced the sign-in page, which stays while loading. */
export async function signedIn(page: Page, area: Area = 'company'): Promise<void> {
  await page.waitForURL(`/${area}`);
  await page.locator('input[type=password]').waitFor({ state: 'detached' });
  await arrived(page);
}

/** Where failed tests leave pictures of their pages. */
const failedFolder = join(import.meta.dirname, '../../.cache/failed');

/** Saves a screenshot as `<name>.png` in a folder, by default SHOTS; nothing without it. */
export async function shot(
  page: Page,
  name: string,
  { folder = process.env.SHOTS, ...options }: { folder?: string | undefined; full?: boolean } = {},
): Promise<void> {
  if (!folder) return;
  // Sticky elements would otherwise be in the middle.
  if (options.full) await page.evaluate(() => window.scrollTo(0, 0));
  const isDrawable = await page.evaluate(() => document.documentElement.scrollHeight < 8000);
  await settle(page);
  await page.screenshot({
    path: join(folder, `${name}.png`),
    fullPage: options.full === true && isDrawable,
    animations: 'disabled',
  });
}

/** Waits for fonts and the end of animations: half-faded text lacks contrast. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const moving = () => document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(moving().map(({ finished }) => finished));
  });
}
