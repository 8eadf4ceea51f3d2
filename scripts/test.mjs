import { ensureBrowser } from './lib/browser.mjs';
import { runChecks } from './lib/checks.mjs';
import { ensureConsole } from './lib/console.mjs';
import { ensureEngines } from './lib/engines.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { onProjectNode } from './lib/node.mjs';
import { runSuites } from './lib/suites.mjs';

// From a fresh clone to a result: installs, builds, checks and tests; `--full` adds the long tests. Other arguments are
// passed to vitest.
ensureInstalled();
await onProjectNode(() => verdict(process.argv.slice(2)));

async function verdict(args) {
  // Each uses the processor while the other waits.
  const [checks, suites] = await Promise.all([runChecks(), buildAndTest(args)]);
  const passed = checks.passed + suites.passed;
  const failed = checks.failed + suites.failed;
  if (suites.flaky.length > 0) console.log('flaky');
  for (const { path, test, error } of suites.flaky) console.log(`  ${path}${test ? ` > ${test}` : ''}\n    ${error}`);
  if (suites.browsers.length > 0) console.log(`browsers: ${suites.browsers.join(', ')}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

async function buildAndTest(args) {
  ensureConsole();
  const browser = await ensureBrowser();
  const env = { ...process.env, ...(browser && { CHROMIUM: browser }) };
  const isFull = args.includes('--full');
  if (isFull) await ensureEngines();
  return runSuites(
    args.filter((arg) => arg !== '--full'),
    env,
    { isFull },
  );
}
