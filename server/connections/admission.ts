import type { IncomingMessage } from 'node:http';

/** Requests started per turn of the event loop; running ones continue in between. */
const atATime = 4;

/** Information about a request that decides when it starts. */
export interface Admitted {
  callerOf(request: IncomingMessage): string;
  /** Whether it takes precedence. At most as many urgent requests as others start per turn. */
  isUrgent(request: IncomingMessage): boolean;
}

/**
 * Starts a few requests per turn of the event loop, callers by turns; immediately while there are few. Otherwise a
 * hundred concurrent requests would start before any waiting one continued.
 */
export function admission({ callerOf, isUrgent }: Admitted) {
  const waiting = new Map<string, (() => unknown)[]>();
  const begun = { urgent: 0, other: 0 };

  function begin(start: () => unknown, kind: keyof typeof begun): void {
    if (begun.urgent + begun.other === 0) setImmediate(nextTime);
    begun[kind] += 1;
    start();
  }

  function nextTime(): void {
    Object.assign(begun, { urgent: 0, other: 0 });
    while (begun.other < atATime) {
      const start = takeNext();
      if (!start) return;
      begin(start, 'other');
    }
  }

  /** Takes the first request of the next caller, who then moves to the end. */
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
    if (begun.urgent < atATime && isUrgent(request)) return begin(start, 'urgent');
    if (begun.other < atATime && waiting.size === 0) return begin(start, 'other');
    const caller = callerOf(request);
    const starts = waiting.get(caller);
    if (starts) starts.push(start);
    else waiting.set(caller, [start]);
  };
}
