import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import type { Language } from '../../domain/languages.ts';
import { watchFaults } from './browserFaults.ts';
import { browserFlags } from './browserFlags.ts';

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

/** One browser for a file of tests. What a page complains about fails the test that opened it. */
export function useBrowser(): { open: (look?: Look) => Promise<Page> } {
  let browser: Browser;
  const opened: { page: Page; faults: () => string[] }[] = [];
  beforeAll(async () => {
    const executablePath = [process.env.CHROMIUM, '/usr/bin/chromium'].find((path) => path && existsSync(path));
    browser = await chromium.launch({
      executablePath,
      args: [...browserFlags],
      // As people have it: without a language of the system Chromium saves no file under a name with accents.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    });
  });
  afterEach(async ({ task }) => {
    const ended = opened.splice(0);
    if (task.result?.state === 'fail') for (const { page } of ended) await shot(page, `failed-${task.id}`);
    const faults = ended.flatMap(({ faults: of }) => of());
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
  return { open };
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

/** Goes to a page and waits until it has a heading and nothing is loading any more. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await arrived(page);
}

export async function arrived(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => document.querySelector('.MuiSkeleton-root, [aria-busy=true]') === null);
}

/** Waits until the console has taken the place of the sign-in page, which stays on the screen while it loads. */
export async function signedIn(page: Page): Promise<void> {
  await page.waitForURL('/company');
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
