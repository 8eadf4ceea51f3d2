import { defineConfig } from 'vitest/config';

/** The unit tests beside the mutated files: a fault is to be noticed there. */
export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'domain/{money,taxes,payments,recurrence}/**/*.test.ts',
      'server/features/payments/transactions/*.test.ts',
    ],
    exclude: ['**/*.db.test.ts'],
    isolate: false,
    setupFiles: ['tests/support/sharedProcess.ts'],
  },
});
