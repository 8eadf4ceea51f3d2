import { writeFileSync } from 'node:fs';

/** A reporter of vitest for what its JSON report lacks: the number of errors outside of tests. */
export default class UnhandledErrors {
  onTestRunEnd(_modules, errors) {
    writeFileSync(process.env.UNHANDLED_ERRORS, String(errors.length));
  }
}
