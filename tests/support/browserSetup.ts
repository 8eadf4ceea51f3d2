import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { ensureConsole } from '../../scripts/lib/console.mjs';
import { startServer } from './browserServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the product for all browser suites. */
    address: string;
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The built console and one server for all browser suites. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensureConsole();
  const server = await startServer(root);
  project.provide('address', server.address);
  return server.stop;
}
