import { existsSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { runs } from './run.mjs';

/** The usual locations of Firefox. */
const firefoxes = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** WebKit as Debian packages it: WebKitGTK behind WebDriver, which needs a display. */
const webKitDriver = '/usr/bin/WebKitWebDriver';
const display = '/usr/bin/Xvfb';

const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** Returns the system's Firefox, if any. */
export const systemFirefox = () => firefoxes.find((path) => existsSync(path));

/** Returns the system's WebKit and the display that it needs, if both are there. */
export const systemWebKit = () =>
  existsSync(webKitDriver) && existsSync(display) ? { driver: webKitDriver, display } : undefined;

/** Installs Firefox and WebKit beside Chromium where that takes at most two minutes; the tests leave out what is missing. */
export async function ensureEngines() {
  const { firefox, webkit } = await import('playwright');
  const has = (type) => existsSync(type.executablePath());
  if ((has(firefox) || systemFirefox()) && (has(webkit) || systemWebKit())) return;
  console.log('Installing Firefox and WebKit for the tests…');
  const end = Date.now() + 120_000;
  const within = async (program, ...args) =>
    (await runs(program, args, { timeout: Math.max(end - Date.now(), 1) })).succeeded;
  const isDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const options = ['-yq', '--no-install-recommends'];
  const isInstalled =
    isDebian &&
    (await within('apt-get', 'update', '-q')) &&
    (await within('apt-get', 'install', ...options, ...packages));
  if (!isInstalled)
    await within(process.execPath, inRoot('node_modules/playwright/cli.js'), 'install', 'firefox', 'webkit');
}
