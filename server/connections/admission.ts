import type { IncomingMessage } from 'node:http';

/** How many requests are begun each time the event loop comes by: what is under way already goes on between them. */
const atATime = 4;

/** Tells of a request what decides when it is begun. */
export interface Admitted {
  callerOf(request: IncomingMessage): string;
  /** Whether it goes before all others. As many such as others are begun each time, the rest as any other. */
  isUrgent(request: IncomingMessage): boolean;
}

/**
 * Begins requests a few at a time, callers by turns: at once as long as there are few. One thread serves all, and a
 * hundred requests that come together would otherwise be begun before anything else that waits is gone on with.
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
    if (begun.urgent < atATime && isUrgent(request)) return begin(start, 'urgent');
    if (begun.other < atATime && waiting.size === 0) return begin(start, 'other');
    const caller = callerOf(request);
    const starts = waiting.get(caller);
    if (starts) starts.push(start);
    else waiting.set(caller, [start]);
  };
}
