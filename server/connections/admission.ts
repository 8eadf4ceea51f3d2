import type { IncomingMessage } from 'node:http';

/** How many requests are begun each time the event loop comes by: what is under way already goes on between them. */
const atATime = 4;

/**
 * Begins requests a few at a time, callers by turns: at once as long as there are few. One thread serves all, and a
 * hundred requests that come together would otherwise be begun before anything else that waits is gone on with.
 */
export function admission(callerOf: (request: IncomingMessage) => string) {
  const waiting = new Map<string, (() => unknown)[]>();
  let begun = 0;

  function begin(start: () => unknown): void {
    begun += 1;
    if (begun === 1) setImmediate(nextTime);
    start();
  }

  function nextTime(): void {
    begun = 0;
    while (begun < atATime) {
      const start = takeNext();
      if (!start) return;
      begin(start);
    }
  }

  /** The first of the caller whose turn it is, who then stands behind all others. */
  function takeNext(): (() => unknown) | undefined {
    const [next] = waiting;
    if (!next) return undefined;
    const [caller, starts] = next;
    waiting.delete(caller);
    const start = starts.shift();
    if (starts.length > 0) waiting.set(caller, starts);
    return start;
  }

  return (request: IncomingMessage, start: () => unknown): void => {
    if (begun < atATime && waiting.size === 0) return begin(start);
    const caller = callerOf(request);
    const starts = waiting.get(caller);
    if (starts) starts.push(start);
    else waiting.set(caller, [start]);
  };
}
