// Plants a fault at a time in money, taxes, payments, recurrence and the ledger, and lists those that no unit test notices:
// `npm run test:mutants`, in one folder `npm run test:mutants -- --mutate 'domain/money/*.ts'`.
import { onProjectNode } from './lib/node.mjs';
import { inRoot } from './lib/paths.mjs';
import { must } from './lib/run.mjs';

await onProjectNode(() => {
  const stryker = inRoot('node_modules/@stryker-mutator/core/bin/stryker.js');
  const args = ['run', 'tests/mutants/stryker.config.js', ...process.argv.slice(2)];
  must('Mutation testing', process.execPath, [stryker, ...args]);
});
