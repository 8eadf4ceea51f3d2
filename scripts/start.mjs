import module from 'node:module';
import { ensureConsole } from './lib/console.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { projectNode } from './lib/node.mjs';
import { inRoot } from './lib/paths.mjs';
import { becomeProgram } from './lib/run.mjs';

// From a fresh clone to a running product: install, build, serve.
ensureInstalled();
if (process.execPath === projectNode()) {
  // Parsed and stripped modules are kept, so that the next start is faster.
  module.enableCompileCache(inRoot('.cache/compiled'));
  ensureConsole();
  await import('../server/main.ts');
} else {
  becomeProgram(projectNode(), [inRoot('scripts/start.mjs')]);
}
