import { existsSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { succeeds } from './run.mjs';

/** Where the browsers we can drive are installed by the systems themselves. */
const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const isRoot = process.getuid?.() === 0;

/** Path of a browser for the tests: the one named in CHROMIUM, the system's, playwright's own, or one installed now. */
export async function ensureBrowser() {
  const { chromium } = await import('playwright');
  const find = () =>
    [process.env.CHROMIUM, ...usual, chromium.executablePath()].find((path) => path && existsSync(path));
  return find() ?? (install() ? find() : undefined);
}

function install() {
  console.log('Installing a browser for the tests…');
  const playwright = inRoot('node_modules/playwright/cli.js');
  const dependencies = isRoot ? ['--with-deps'] : [];
  if (succeeds(process.execPath, [playwright, 'install', ...dependencies, 'chromium'])) return true;
  return isRoot && succeeds('apt-get', ['update', '-q']) && succeeds('apt-get', ['install', '-yq', 'chromium']);
}
