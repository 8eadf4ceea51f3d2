import { pino } from 'pino';
import type { TestApp } from '../../../../tests/support/app.ts';
import type { JobContext } from '../../../engine/jobs/job.ts';
import { defaultBudgets, type Budgets } from '../../../limits/budgets.ts';
import { job } from '../jobs/runImports.ts';

/** Runs the job until nothing is left; `onPause` is called after each chunk. */
export function runImports(
  { pool, clock }: Pick<TestApp, 'pool' | 'clock'>,
  budgets: Partial<Budgets>,
  {
    onPause,
    signal = new AbortController().signal,
  }: { readonly onPause?: () => unknown; readonly signal?: AbortSignal } = {},
) {
  const context: JobContext = {
    pool,
    clock,
    budgets: {
      ...defaultBudgets,
      ...budgets,
      get importShare() {
        void onPause?.();
        return 100;
      },
    },
    logger: pino({ enabled: false }),
    worker: 'test',
    signal,
  };
  return job.work(context);
}
