import { existsSync } from 'node:fs';

/** The system's Chromium; undefined where there is none: Playwright takes its own. */
export const browserPath = (): string | undefined =>
  [process.env.CHROMIUM, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
    (path) => path && existsSync(path),
  );
