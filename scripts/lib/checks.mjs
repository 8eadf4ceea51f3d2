import { inRoot } from './paths.mjs';
import { runs } from './run.mjs';

const tool = (...path) => inRoot('node_modules', ...path);

/** What has to hold besides the tests; each counts as one. */
const checks = [
  ['types', [tool('typescript-7/bin/tsc'), '-p', '.']],
  ['lint', [tool('oxlint/bin/oxlint'), '--deny-warnings']],
  ['format', [tool('oxfmt/bin/oxfmt'), '--check']],
];

/** Runs the checks one after the other, printing all that one said when it ends. Answers how many passed and failed. */
export async function runChecks() {
  const options = { stdio: ['ignore', 'pipe', 'pipe'], killSignal: 'SIGKILL' };
  let passed = 0;
  for (const [name, command] of checks) {
    const { succeeded, output } = await runs(process.execPath, command, options);
    process.stdout.write(`${output}${succeeded ? '✓' : '✗'} ${name}\n`);
    if (succeeded) passed += 1;
  }
  return { passed, failed: checks.length - passed };
}
