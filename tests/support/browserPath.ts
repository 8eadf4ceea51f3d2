import { existsSync } from 'node:fs';

/** Returns the system's Chromium; undefined for Playwright's own. */
export const browserPath = (): string | undefined =>
  [process.env.CHROMIUM, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
    (path) => path && existsSync(path),
  );
