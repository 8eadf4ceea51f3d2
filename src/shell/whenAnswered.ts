import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from './whenIdle.ts';

/** Milliseconds until it looks again. */
const pause = 200;

/** Runs work once no query is under way and the page is idle; returns how to cancel it. */
export function whenAnswered(client: QueryClient, work: () => void): () => void {
  let cancel: () => void = () => undefined;
  const later = () => {
    const timer = setTimeout(wait, pause);
    cancel = () => clearTimeout(timer);
  };
  const wait = () => {
    cancel = whenIdle(() => (client.isFetching() > 0 ? later() : work()));
  };
  wait();
  return () => cancel();
}
