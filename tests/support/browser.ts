import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import type { Language } from '../../domain/languages.ts';
import type { Area } from '../../schemas/access.ts';
import { watchFaults } from './browserFaults.ts';
import { browserFlags } from './browserFlags.ts';
import { browserPath } from './browserPath.ts';

/** How somebody looks at the product. */
export interface Look {
  readonly language?: Language;
  readonly theme?: 'light' | 'dark';
  readonly width?: number;
  readonly height?: number;
  /** Where the product is; by default the server that all suites share. */
  readonly address?: string;
  /** What is meant to go wrong: `401 POST /api/v1/auth/login`, or a message of the console. */
  readonly expected?: readonly RegExp[];
}

export const demoPassword = 'ultramar-demo';

interface Opened {
  readonly page: Page;
  readonly faults: () => string[];
}

/** Pages for a file of tests. What a page complains about fails the test that has it. */
export interface Pages {
  /** Opens a page that knows nothing of the tests before. */
  readonly open: (look?: Look) => Promise<Page>;
  /**
   * The page of a name, opened by the first test that asks for it: the next ones find its scripts compiled, and nothing
   * that is stored or answered in place of the server.
   */
  readonly share: (name: string, first: () => Promise<Page>) => Promise<Page>;
}

/** One browser for a file of tests. */
export function useBrowser(): Pages {
  let browser: Browser;
  const opened: Opened[] = [];
  const shared = new Map<string, Opened>();
  beforeAll(async () => {
    const executablePath = browserPath();
    browser = await chromium.launch({
      executablePath,
      args: [...browserFlags],
      // As people have it: without a language of the system Chromium saves no file under a name with accents.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    });
  });
  afterEach(async ({ task }) => {
    const ended = opened.splice(0);
    const looked = [...ended, ...shared.values()];
    const faults = looked.flatMap(({ faults: of }) => of());
    if (task.result?.state === 'fail' || faults.length > 0) {
      for (const { page } of looked) await shot(page, `failed-${task.id}`);
      ended.push(...shared.values());
      shared.clear();
    }
    await Promise.all(ended.map(({ page }) => page.context().close()));
    expect(faults).toEqual([]);
  });
  afterAll(() => browser.close());

  const open = async (look: Look = {}): Promise<Page> => {
    const { language = 'pt', theme = 'light', width = 1440, height = 900, address = inject('address') } = look;
    const context = await browser.newContext({
      baseURL: address,
      colorScheme: theme,
      viewport: { width, height },
      timezoneId: 'America/Sao_Paulo',
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    context.setDefaultTimeout(60_000);
    await context.addCookies([{ name: 'language', value: language, url: address }]);
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

/** Leaves a page as it was opened: signed in, at the size and with the answers that it began with. */
async function forget(page: Page): Promise<void> {
  await page.unrouteAll();
  // Of the product, but without a script that could store something when it is left.
  await page.goto('/health/live');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Gives the page the session of one of the demo's people, without the sign-in page; answers an access token of theirs. */
export async function enterAs(page: Page, email: string): Promise<string> {
  const answer = await page.request.post('/api/v1/auth/login', { data: { email, password: demoPassword } });
  expect(answer.status()).toBe(200);
  // The console asks for a session only where it remembers one.
  await page.addInitScript(() => window === window.top && localStorage.setItem('ultramar.signedIn', 'yes'));
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return token;
}

/**
 * Answers the demo's mails, which a page looks for by itself, in place of the server: where a session ends or the network
 * fails, only what the test does meets that.
 */
export const answerDemoMails = (page: Page): Promise<unknown> =>
  page.context().route('**/api/v1/demo/mails*', (route) => route.fulfill({ json: { results: [], count: 0 } }));

/** Goes to a page and waits until it has a heading and nothing is loading any more. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await arrived(page);
}

const areas = ['company', 'admin', 'accountants'];

/**
 * Goes to another page of the same area as a link does, without loading the console again, and waits as `visit` does. A
 * form is left by loading: it would ask what to do with what was typed.
 */
export async function walk(page: Page, path: string): Promise<void> {
  const areaOf = (address: string) => address.split('/')[1] ?? '';
  const from = await page.evaluate(() => (document.querySelector('main form') ? '' : location.pathname));
  const to = path.split('?')[0] ?? path;
  const heading = page.locator('h1').first();
  const isNear = areas.includes(areaOf(to)) && areaOf(from) === areaOf(to) && from !== to;
  if (!isNear || (await heading.count()) === 0) return visit(page, path);
  // The page that is left stays on the screen until the next one is loaded.
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

/** Waits until an area of the console has taken the place of the sign-in page, which stays on the screen while it loads. */
export async function signedIn(page: Page, area: Area = 'company'): Promise<void> {
  await page.waitForURL(`/${area}`);
  await page.locator('input[type=password]').waitFor({ state: 'detached' });
  await arrived(page);
}

/** Keeps a picture of the page as `<name>.png` in the folder that SHOTS names; nothing without it. */
export async function shot(page: Page, name: string, options: { full?: boolean } = {}): Promise<void> {
  const folder = process.env.SHOTS;
  if (!folder) return;
  // What sticks to the window would else lie in the middle of the picture.
  if (options.full) await page.evaluate(() => window.scrollTo(0, 0));
  const isDrawable = await page.evaluate(() => document.documentElement.scrollHeight < 8000);
  await settle(page);
  await page.screenshot({
    path: join(folder, `${name}.png`),
    fullPage: options.full === true && isDrawable,
    animations: 'disabled',
  });
}

/** Waits until fonts are there and nothing moves any more: half-faded text has too little contrast. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const moving = () => document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(moving().map(({ finished }) => finished));
  });
}
