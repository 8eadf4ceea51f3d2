import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// `npm test` sets WITHOUT_FULL: docs/architecture.md has the rule.
const isShort = Boolean(process.env['WITHOUT_FULL']);
const long = isShort ? ['**/*.full.*'] : [];
const exclude = ['node_modules/**', 'dist/**', '.data/**', '.cache/**', ...long];
// More than cores: some wait for a database or a browser. Long tests hold their limits of time with fewer beside them.
const maxWorkers = Math.ceil(availableParallelism() * (isShort ? 2 : 1.5));

/** For a busy machine: passing tests never need it. */
const patience = (seconds: number) => ({
  testTimeout: seconds * 1000,
  hookTimeout: seconds * 2000,
  expect: { poll: { timeout: 30_000 } },
});

/** Each worker imports modules once for all its files; tests/support/sharedProcess.ts keeps the files apart. */
const shared = { isolate: false, setupFiles: ['tests/support/sharedProcess.ts'] };

/** Four suites by file name: what needs nothing, what needs a database, what needs a DOM, what needs a browser. */
export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: [...exclude, '**/*.db.test.ts', '**/*.dom.test.ts'],
          ...shared,
          setupFiles: [...shared.setupFiles, 'tests/support/unitScope.ts'],
          ...patience(60),
        },
      },
      {
        test: {
          name: 'database',
          environment: 'node',
          include: ['**/*.db.test.ts'],
          exclude,
          ...shared,
          globalSetup: ['tests/support/databaseSetup.ts'],
          ...patience(180),
        },
      },
      {
        extends: './vite.config.ts',
        // As Node itself resolves: otherwise our pages and react-admin each find a copy of the router.
        resolve: { conditions: ['module-sync', 'module', 'browser', 'development|production'] },
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['**/*.dom.test.{ts,tsx}'],
          exclude,
          setupFiles: ['tests/support/domSetup.ts'],
          maxWorkers,
          // Each rendering leaves much garbage: with more room for it, a tenth less processor time.
          execArgv: ['--max-semi-space-size=64'],
          // One jsdom and one copy of the packages for all files of a worker; tests/support/freshPage.ts keeps them
          // apart, and no order of tests is the one that happens to work.
          isolate: false,
          sequence: { shuffle: true },
          ...patience(120),
        },
      },
      {
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/e2e/**/*.e2e.ts'],
          exclude,
          ...shared,
          globalSetup: ['tests/support/browserSetup.ts'],
          ...patience(300),
        },
      },
    ],
  },
});
