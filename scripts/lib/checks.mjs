import { inRoot } from './paths.mjs';
import { runs } from './run.mjs';

const tool = (...path) => inRoot('node_modules', ...path);

/** The checks besides tests; each counts as one. */
const checks = [
  ['types', [tool('typescript-7/bin/tsc'), '-p', '.']],
  ['lint', [tool('oxlint/bin/oxlint'), '--deny-warnings']],
  ['format', [tool('oxfmt/bin/oxfmt'), '--check']],
];

/** Runs the checks in sequence and prints their output at the end. Returns the numbers passed and failed. */
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
