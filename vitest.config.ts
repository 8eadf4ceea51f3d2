import { defineConfig } from 'vitest/config';

const exclude = ['node_modules/**', 'dist/**', '.data/**', '.cache/**'];
// Vitest would leave one of two cores idle, and most suites wait for a database or a browser.
const maxWorkers = '100%';

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
        },
      },
      {
        test: {
          name: 'database',
          environment: 'node',
          include: ['**/*.db.test.ts'],
          exclude,
          globalSetup: ['tests/support/databaseSetup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
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
          // One jsdom and one copy of the packages for all files of a worker, which no other suite comes between;
          // tests/support/freshPage.ts keeps them apart, and no order of tests is the one that happens to work.
          isolate: false,
          sequence: { groupOrder: 1, shuffle: true },
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/e2e/**/*.e2e.ts'],
          exclude,
          globalSetup: ['tests/support/browserSetup.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
