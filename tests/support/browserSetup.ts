import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { ensureConsole } from '../../scripts/lib/console.mjs';
import { startServer } from './browserServer.ts';
import { makeDemoHome } from './demoHome.ts';
import { copyFolder } from './folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the product for all browser suites. */
    address: string;
    /** A stopped data folder with the demo, for copies. */
    demo: string;
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The built console and one server for all browser suites. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensureConsole();
  const demo = await makeDemoHome(new Date());
  project.provide('demo', demo.path);
  const server = await startServer(root, {}, (home) => copyFolder(demo.path, home));
  project.provide('address', server.address);
  return async () => {
    await server.stop();
    await demo.remove();
  };
}
