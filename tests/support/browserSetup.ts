import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { ensureConsole } from '../../scripts/lib/console.mjs';
import { startServer } from './browserServer.ts';
import { clockStart } from './clockStart.ts';
import { demoKey, makeDemoHome } from './demoHome.ts';
import { copyFolder } from './folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the product for all browser suites. */
    address: string;
    /** A stopped data folder with the demo of today, for copies. */
    demo: string;
    /** The same of the day on which the clocks of `useClockedServer` start, for the files of the whole suite. */
    clockedDemo: string | undefined;
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The built console, the demo for servers of single files, and one server for all others. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensureConsole();
  const isShort = Boolean(process.env['WITHOUT_FULL']);
  const [demo, clockedDemo] = await Promise.all([
    makeDemoHome(new Date()),
    isShort ? undefined : makeDemoHome(clockStart),
  ]);
  project.provide('demo', demo.path);
  project.provide('clockedDemo', clockedDemo?.path);
  const server = await startServer(root, { SECRET_KEY: demoKey }, (home) => copyFolder(demo.path, home));
  project.provide('address', server.address);
  return async () => {
    await server.stop();
    await Promise.all([demo.remove(), clockedDemo?.remove()]);
  };
}
