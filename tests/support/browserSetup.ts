import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { ensureConsole } from '../../scripts/lib/console.mjs';
import { startServer } from './browserServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product answers to all suites that need a browser. */
    address: string;
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The console as it would be shipped, and one server for all suites that need a browser. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensureConsole();
  const server = await startServer(root);
  project.provide('address', server.address);
  return server.stop;
}
