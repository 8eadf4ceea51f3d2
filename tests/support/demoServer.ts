import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { startServer, type RunningServer, type Settings } from './browserServer.ts';
import { demoKey } from './demoHome.ts';
import { copyFolder } from './folder.ts';

const root = join(import.meta.dirname, '../..');

/** Starts the product of a tree, ours by default, on a copy of the demo. */
export const startDemoServer = (tree = root, further: Settings = {}): Promise<RunningServer> =>
  startServer(tree, { SECRET_KEY: demoKey, ...further }, (home) => copyFolder(inject('demo'), home));

/** A server for the tests of one file, whose records no other file changes. */
export function useDemoServer(): { readonly address: () => string } {
  let server: RunningServer | undefined;
  beforeAll(async () => {
    server = await startDemoServer();
  });
  afterAll(() => server?.stop());
  return { address: () => server?.address ?? '' };
}
