import type { BrowserType } from 'playwright';
import { watchFaults } from '../browserFaults.ts';
import { brief, patience, size, type Engine, type Name, type Role } from './engine.ts';

/** Opens a page in a browser of Playwright. */
export async function openWithPlaywright(type: BrowserType, address: string): Promise<Engine> {
  const browser = await type.launch({ timeout: patience });
  const context = await browser.newContext({ baseURL: address, viewport: size });
  context.setDefaultTimeout(patience);
  const faults = watchFaults(context, []);
  const page = await context.newPage();
  const find = (role: Role, name: Name) => page.getByRole(role, { name, exact: true });
  const engine = type.name() === 'webkit' ? 'WebKit' : 'Firefox';
  return {
    name: `${engine} ${brief(browser.version())}`,
    go: async (path) => void (await page.goto(path)),
    press: (role, name) => find(role, name).click(),
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    see: (role, name) => find(role, name).waitFor(),
    seePages: (title) => page.getByTitle(title).contentFrame().locator('svg').first().waitFor(),
    faults: async () => faults(),
    close: () => browser.close(),
  };
}
