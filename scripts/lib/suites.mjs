import { existsSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { inRoot, readJson, root } from './paths.mjs';
import { runs } from './run.mjs';

/** Files whose tests start databases, browsers or processes of their own get a second try when they fail. */
const retriedProjects = ['unit', 'database', 'browser'];
const isRetried = ({ name }) => /\.(full\.test|db\.test|e2e)\.ts$/.test(name);

/**
 * Runs the suites, then once more the failed files that get a second try. Returns the numbers of passed and failed
 * tests, those that passed on their second try only, and the browsers of the tests.
 */
export async function runSuites(args, env, { isFull }) {
  // Read by vitest.config.ts, because the projects' own `exclude` replaces that of the command line.
  const suite = { ...env, WITHOUT_FULL: isFull ? '' : 'yes' };
  const first = await runVitest('tests', args, suite);
  const files = failedFiles(first);
  if (files.length === 0) return outcome(first);
  console.log(`Once more: ${files.join(' ')}`);
  const only = [...files, ...retriedProjects.map((project) => `--project=${project}`)];
  return outcome(first, await runVitest('retried', [...args, ...only], suite));
}

/** Runs vitest. Returns whether it succeeded, its report, and the number of errors outside of files. */
async function runVitest(name, args, env) {
  const report = inRoot(`.cache/${name}.json`);
  const unhandled = inRoot(`.cache/${name}.unhandled.json`);
  for (const path of [report, unhandled]) rmSync(path, { force: true });
  const reporters = ['default', 'json', inRoot('scripts/lib/unhandledErrors.mjs')].map((one) => `--reporter=${one}`);
  const vitest = inRoot('node_modules/vitest/vitest.mjs');
  const { succeeded } = await runs(
    process.execPath,
    [vitest, 'run', ...reporters, `--outputFile.json=${report}`, ...args],
    { env: { ...env, UNHANDLED_ERRORS: unhandled } },
  );
  return {
    succeeded,
    files: existsSync(report) ? readJson(report).testResults : [],
    unhandled: existsSync(unhandled) ? readJson(unhandled) : 0,
  };
}

/** Returns the failed files of a run that get a second try, relative to the repository. */
export const failedFiles = ({ files }) =>
  files.filter((file) => file.status === 'failed' && isRetried(file)).map(({ name }) => relative(root, name));

/** Returns the result of a run and of the second one, which decides about the files that failed in the first. */
export function outcome(first, second = { succeeded: true, files: [], unhandled: 0 }) {
  const again = new Map(second.files.map((file) => [file.name, file]));
  const pairs = first.files.map((file) => [file, isRetried(file) && file.status === 'failed' && again.get(file.name)]);
  const passed = pairs.flatMap(([file, retry]) => passedIn(retry || file)).length;
  const flaky = pairs.flatMap(([file, retry]) => (retry ? mended(file, retry) : []));
  const known = pairs.flatMap(([file, retry]) => (retry ? lasting(file, retry) : failuresOf(file))).length;
  const failed = known + first.unhandled + second.unhandled;
  const browsers = [...first.files, ...second.files].flatMap(browsersIn);
  const isExplained = first.succeeded || failed > 0 || flaky.length > 0;
  return {
    passed,
    failed: isExplained && second.succeeded ? failed : Math.max(failed, 1),
    flaky,
    browsers: [...new Set(browsers)].toSorted(),
  };
}

const passedIn = (file) => file.assertionResults.filter(({ status }) => status === 'passed');

/** The browsers that the tests of a file name. */
const browsersIn = (file) => file.assertionResults.flatMap(({ meta }) => meta?.browser ?? []);

/** Returns the failed tests of a file; the file itself where it fails to load, or in a hook. */
function failuresOf(file) {
  const path = relative(root, file.name);
  const tests = file.assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => ({ path, test: fullName, error: withoutStack(failureMessages[0]) }));
  if (tests.length > 0 || file.status !== 'failed') return tests;
  return [{ path, test: undefined, error: file.message || 'failed outside of its tests' }];
}

const withoutStack = (error = '') => error.split(/\n\s+at /)[0];

/** Whether what failed in the first run passed in the second. */
const isMended = ({ test }, retry) =>
  test === undefined ? retry.status === 'passed' : passedIn(retry).some(({ fullName }) => fullName === test);

const mended = (file, retry) => failuresOf(file).filter((failure) => isMended(failure, retry));

/** Returns the failures of the second run, and the tests of the first that the second did not run. */
function lasting(file, retry) {
  const failures = failuresOf(retry);
  const names = new Set(failures.map(({ test }) => test));
  const missing = failuresOf(file).filter(({ test }) => test !== undefined && !names.has(test));
  return [...failures, ...missing.filter((failure) => !isMended(failure, retry))];
}
