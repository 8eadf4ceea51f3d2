import { existsSync } from 'node:fs';
import { firefox, webkit, type BrowserType } from 'playwright';
import { systemFirefox, systemWebKit } from '../../../scripts/lib/engines.mjs';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { openWithPlaywright } from './playwrightEngine.ts';
import { openWithWebDriver } from './webDriver.ts';
import { startWebKit } from './webKit.ts';

/** How to open each engine beside Chromium at an address: undefined where it is not installed. */
export const engines: Readonly<Record<string, (address: string) => Promise<Engine> | undefined>> = {
  Firefox: (address) => {
    const path = systemFirefox();
    if (!path) return openPlaywrights(firefox, address);
    return startFirefox(path).then((driven) => openWithWebDriver('Firefox', driven, address));
  },
  WebKit: (address) => {
    const system = systemWebKit();
    if (!system) return openPlaywrights(webkit, address);
    return startWebKit(system).then((driven) => openWithWebDriver('WebKit', driven, address));
  },
};

const openPlaywrights = (type: BrowserType, address: string) =>
  existsSync(type.executablePath()) ? openWithPlaywright(type, address) : undefined;
