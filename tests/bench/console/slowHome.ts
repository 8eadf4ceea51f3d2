import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { ensureConsole } from '../../../scripts/lib/console.mjs';
import { browserPath } from '../../support/browserPath.ts';
import { startServer } from '../../support/browserServer.ts';

/**
 * `node tests/bench/console/slowHome.ts --rounds 5`: seconds on a line of 400 kbit/s with a processor four times as
 * slow: until the sign-in page can be filled in with an empty cache, from there to the figures of home, and to the
 * figures when home is opened again. Prints the median of the rounds.
 */
const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};
const slowdown = 4;
const longest = 120_000;

ensureConsole();
const server = await startServer(fileURLToPath(new URL('../../..', import.meta.url)));
const executablePath = browserPath();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
try {
  const rounds: (readonly number[])[] = [];
  for (let round = 0; round < Number(options.rounds); round += 1) rounds.push(await visitSlowly(browser));
  for (const [at, name] of ['sign-in page', 'sign-in to figures', 'home again'].entries()) {
    const times = rounds.map((round) => round[at] ?? 0).toSorted((a, b) => a - b);
    console.log(`${name}: ${((times[Math.floor(times.length / 2)] ?? 0) / 1000).toFixed(1)} s`);
  }
} finally {
  await browser.close();
  await server.stop();
}

/** Returns the milliseconds of each step of one visitor with an empty cache. */
async function visitSlowly(visitor: Browser): Promise<readonly number[]> {
  const context = await visitor.newContext({ baseURL: server.address, viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', slowLine);
    await line.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const email = page.locator('input[name=email], input[type=email]').first();
    const signIn = await timed(async () => {
      await page.goto('/login', { waitUntil: 'commit', timeout: longest });
      await email.waitFor({ timeout: longest });
    });
    await email.fill('ana@acme.test');
    await page.locator('input[type=password]').fill('ultramar-demo');
    const home = await timed(async () => {
      await page.keyboard.press('Enter');
      await figures(page);
    });
    await page.waitForLoadState('networkidle', { timeout: longest });
    const again = await timed(async () => {
      await page.reload({ waitUntil: 'commit', timeout: longest });
      await figures(page);
    });
    return [signIn, home, again];
  } finally {
    await context.close();
  }
}

function figures(page: Page): Promise<void> {
  return page.locator('.figure-amount').first().waitFor({ timeout: longest });
}

async function timed(step: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await step();
  return performance.now() - start;
}
