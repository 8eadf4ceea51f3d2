import { ensureBrowser } from './lib/browser.mjs';
import { ensureConsole } from './lib/console.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { onProjectNode } from './lib/node.mjs';
import { inRoot } from './lib/paths.mjs';
import { succeeds } from './lib/run.mjs';
import { runSuites } from './lib/suites.mjs';

const tool = (...path) => inRoot('node_modules', ...path);

/** What has to hold besides the tests; each counts as one. */
const checks = [
  ['types', [tool('typescript-7/bin/tsc'), '-p', '.']],
  ['lint', [tool('oxlint/bin/oxlint'), '--deny-warnings']],
  ['format', [tool('oxfmt/bin/oxfmt'), '--check']],
];

// From a fresh clone to a verdict: install, check, build, run every suite. Arguments are passed on to vitest.
ensureInstalled();
await onProjectNode(() => verdict(process.argv.slice(2)));

async function verdict(args) {
  let [passed, failed] = [0, 0];
  for (const [name, command] of checks) {
    const holds = succeeds(process.execPath, command);
    console.log(`${holds ? '✓' : '✗'} ${name}`);
    if (holds) passed += 1;
    else failed += 1;
  }
  ensureConsole();
  const browser = await ensureBrowser();
  const suites = runSuites(args, { ...process.env, ...(browser && { CHROMIUM: browser }) });
  passed += suites.passed;
  failed += suites.failed;
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
