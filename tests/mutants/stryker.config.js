/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [
    'domain/{money,taxes,payments,recurrence}/**/*.ts',
    'server/features/payments/transactions/{settlement,receive,unpaidRow}.ts',
    '!**/*.{test,testing}.ts',
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutants/vitest.config.ts' },
  ignorePatterns: ['.data', 'dist', 'docs', 'public'],
  tempDirName: '.cache/mutants',
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, logTests: false },
  // Below 90 % of noticed faults the command fails.
  thresholds: { high: 97, low: 93, break: 90 },
};
