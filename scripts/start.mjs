import module from 'node:module';
import { ensureConsole } from './lib/console.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { onProjectNode } from './lib/node.mjs';
import { inRoot } from './lib/paths.mjs';

// From a fresh clone to a running product: installs, builds, serves.
ensureInstalled();
await onProjectNode(async () => {
  // Caches compiled modules for the next start.
  module.enableCompileCache(inRoot('.cache/compiled'));
  ensureConsole();
  await import('../server/main.ts');
});
