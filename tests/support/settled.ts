import { createRequire } from 'node:module';

interface Scheduler {
  readonly unstable_IdlePriority: number;
  /** Numbers the tasks in the order in which they are asked for. */
  unstable_scheduleCallback(priority: number, work: () => void): { readonly id: number };
}

/** The one that React draws by. */
const scheduler: Scheduler = createRequire(createRequire(import.meta.url).resolve('react-dom'))('scheduler');
// A test that plays with the time plays with its own.
const realSetTimeout = setTimeout;

/**
 * Waits until the page is at rest: React has drawn all it was asked to, what it had deferred too, and no answer that
 * was at hand asks for more. That is a matter of order, not of time, so it is the same on every machine. What comes
 * with a longer timer, a frame or a file is not waited for: a test names it (`findBy…`, `waitFor`).
 */
export async function settled(): Promise<void> {
  // Two, since an answer passes a timer of react-query before React hears of it.
  for (let quietTurns = 0; quietTurns < 2;) {
    const last = await idle();
    await new Promise((resolve) => realSetTimeout(resolve, 0));
    quietTurns = (await idle()) === last + 1 ? quietTurns + 1 : 0;
  }
}

/** Waits for all of React's tasks, and answers the number of its own, which is done after them. */
function idle(): Promise<number> {
  return new Promise((resolve) => {
    const { id } = scheduler.unstable_scheduleCallback(scheduler.unstable_IdlePriority, () => resolve(id));
  });
}
