import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { inRoot } from './paths.mjs';
import { succeeds } from './run.mjs';

/** Debian's headless Chromium, which needs a quarter less processor time per page. */
const headless = '/usr/bin/chromium-headless-shell';

const debian = '/usr/bin/chromium';

/** The usual locations of browsers. */
const usual = [
  headless,
  debian,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const isRoot = process.getuid?.() === 0;

/** Returns a browser for the tests: CHROMIUM, the system's, Playwright's, or a new installation. */
export async function ensureBrowser() {
  const { chromium } = await import('playwright');
  const find = () =>
    [process.env.CHROMIUM, ...usual, chromium.executablePath()].find((path) => path && existsSync(path));
  const found = find();
  if (!found) return install() ? find() : undefined;
  // CI machines get the faster build; tests pass without it too.
  if (found === debian && isRoot && process.env.CI) aptInstalls(basename(headless));
  return find();
}

function install() {
  console.log('Installing a browser for the tests…');
  const playwright = inRoot('node_modules/playwright/cli.js');
  const dependencies = isRoot ? ['--with-deps'] : [];
  if (succeeds(process.execPath, [playwright, 'install', ...dependencies, 'chromium'])) return true;
  return isRoot && succeeds('apt-get', ['update', '-q']) && aptInstalls('chromium');
}

/** Installs a Debian package within a minute; returns whether it succeeded. */
const aptInstalls = (name) => succeeds('apt-get', ['install', '-yq', name], { timeout: 60_000 });
