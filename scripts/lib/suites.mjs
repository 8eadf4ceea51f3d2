import { existsSync, rmSync } from 'node:fs';
import { inRoot, readJson } from './paths.mjs';
import { runs } from './run.mjs';

const report = inRoot('.cache/tests.json');

/** Runs all suites and returns the numbers of passed and failed tests. A failure outside of tests counts as one. */
export async function runSuites(args, env) {
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const vitest = inRoot('node_modules/vitest/vitest.mjs');
  const { succeeded } = await runs(process.execPath, [vitest, 'run', ...reporters, ...args], { env });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numFailedTests, testResults } = readJson(report);
  // A file that fails to load, or in a hook, has no failed test.
  const silent = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  const failed = numFailedTests + silent;
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
}
