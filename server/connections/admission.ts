import type { IncomingMessage } from 'node:http';
import type { RequestGroup } from '../largeRequests.ts';
import { rotation } from './rotation.ts';

/** Requests started per turn of the event loop; running ones continue in between. */
const atATime = 4;

/** Of these, the number for visitors while requests with a session wait too: their share of the turns' time. */
const ofVisitors = 1;

/** The participant that a request counts for. */
export interface Caller {
  readonly group: RequestGroup;
  readonly name: string;
}

/** Information about a request that decides when it starts. */
export interface Admitted {
  callerOf(request: IncomingMessage): Caller;
  /** Whether it takes precedence. At most as many urgent requests as others start per turn. */
  isUrgent(request: IncomingMessage): boolean;
}

type Start = () => unknown;

/**
 * Starts a few requests per turn of the event loop, groups by their share and their callers by turns; immediately while
 * there are few. Otherwise a hundred concurrent requests would start before any waiting one continued.
 */
export function admission({ callerOf, isUrgent }: Admitted) {
  const waiting = { sessions: rotation<Start>(), visitors: rotation<Start>() };
  const begun = { urgent: 0, other: 0 };

  function begin(start: Start, kind: keyof typeof begun): void {
    if (begun.urgent + begun.other === 0) setImmediate(nextTime);
    begun[kind] += 1;
    start();
  }

  function nextTime(): void {
    Object.assign(begun, { urgent: 0, other: 0 });
    const { sessions, visitors } = waiting;
    while (begun.other < atATime) {
      const [first, second] = begun.other < ofVisitors ? [visitors, sessions] : [sessions, visitors];
      const start = first.take() ?? second.take();
      if (!start) return;
      begin(start, 'other');
    }
  }

  return (request: IncomingMessage, start: Start): void => {
    if (begun.urgent < atATime && isUrgent(request)) return begin(start, 'urgent');
    const isFree = waiting.sessions.isEmpty && waiting.visitors.isEmpty;
    if (begun.other < atATime && isFree) return begin(start, 'other');
    const { group, name } = callerOf(request);
    waiting[group].add(name, start);
  };
}
