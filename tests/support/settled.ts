import { createRequire } from 'node:module';

interface Scheduler {
  readonly unstable_IdlePriority: number;
  /** Numbers tasks in order of scheduling. */
  unstable_scheduleCallback(priority: number, work: () => void): { readonly id: number };
}

/** React's own scheduler. */
const scheduler: Scheduler = createRequire(createRequire(import.meta.url).resolve('react-dom'))('scheduler');
// Unaffected by fake timers.
const realSetTimeout = setTimeout;

/**
 * Waits until the page is settled: React has rendered everything including deferred work, and no available answer
 * causes more. This depends on order, not time, so it is the same on every machine. Longer timers, frames and files are
 * not included: a test waits for them by name (`findBy…`, `waitFor`).
 */
export async function settled(): Promise<void> {
  // Two turns, because an answer passes a timer of react-query before React.
  for (let quietTurns = 0; quietTurns < 2;) {
    const last = await idle();
    await new Promise((resolve) => realSetTimeout(resolve, 0));
    quietTurns = (await idle()) === last + 1 ? quietTurns + 1 : 0;
  }
}

/** Waits for all of React's tasks; returns the number of this one, which runs last. */
function idle(): Promise<number> {
  return new Promise((resolve) => {
    const { id } = scheduler.unstable_scheduleCallback(scheduler.unstable_IdlePriority, () => resolve(id));
  });
}
