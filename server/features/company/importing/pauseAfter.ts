import { setTimeout as sleep } from 'node:timers/promises';
import type { JobContext } from '../../../engine/jobs/job.ts';

/** Leaves the database to others for a share of the time. */
export const pauseAfter = ({ budgets, signal }: JobContext, workedMs: number): Promise<unknown> =>
  sleep(workedMs * (100 / budgets.importShare - 1), undefined, { signal });
