import type { IncomingMessage } from 'node:http';
import type { RequestGroup } from '../turns/largeRequests.ts';
import { rotation } from './rotation.ts';

/**
 * Requests started per turn of the event loop; running ones continue in between. Visitors start one by one, because a
 * crowd of them may come at once.
 */
const atATime = { urgent: 4, sessions: 4, visitors: 1 };

/** The participant that a request counts for. */
export interface Caller {
  readonly group: RequestGroup;
  readonly name: string;
}

/** Information about a request that decides when it starts. */
export interface Admitted {
  callerOf(request: IncomingMessage): Caller;
  /** Whether it takes precedence over its caller's other requests. */
  isUrgent(request: IncomingMessage): boolean;
}

type Start = () => unknown;

const groups = ['sessions', 'visitors'] as const;

/**
 * Starts a few requests of each group per turn of the event loop, callers by turns; immediately while there are few.
 * Otherwise a hundred concurrent requests would start before any waiting one continued.
 */
export function admission({ callerOf, isUrgent }: Admitted) {
  const waiting = { sessions: rotation<Start>(), visitors: rotation<Start>() };
  const begun = { urgent: 0, sessions: 0, visitors: 0 };

  function begin(start: Start, kind: keyof typeof begun): void {
    if (begun.urgent + begun.sessions + begun.visitors === 0) setImmediate(nextTime);
    begun[kind] += 1;
    start();
  }

  function nextTime(): void {
    Object.assign(begun, { urgent: 0, sessions: 0, visitors: 0 });
    for (const group of groups) {
      while (begun[group] < atATime[group]) {
        const start = waiting[group].take();
        if (!start) break;
        begin(start, group);
      }
    }
  }

  return (request: IncomingMessage, start: Start): void => {
    if (begun.urgent < atATime.urgent && isUrgent(request)) return begin(start, 'urgent');
    const { group, name } = callerOf(request);
    if (begun[group] < atATime[group] && waiting[group].isEmpty) begin(start, group);
    else waiting[group].add(name, start);
  };
}
