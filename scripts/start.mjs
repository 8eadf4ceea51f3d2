import module from 'node:module';
import { ensureConsole } from './lib/console.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { onProjectNode } from './lib/node.mjs';
import { inRoot } from './lib/paths.mjs';

// From a fresh clone to a running product: install, build, serve.
ensureInstalled();
await onProjectNode(async () => {
  // Parsed and stripped modules are kept, so that the next start is faster.
  module.enableCompileCache(inRoot('.cache/compiled'));
  ensureConsole();
  await import('../server/main.ts');
});
