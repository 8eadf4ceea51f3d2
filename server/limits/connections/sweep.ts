import type { BudgetName } from '../budgets.ts';
import { ApiError } from '../../base/errors.ts';
import type { Connection } from './connection.ts';
import { cutOff } from './refuseConnection.ts';
import { nextPace, bytesDelivered, bytesSent, type LeastPace } from './pace.ts';
import type { ConnectionsOptions, ConnectionTable } from './table.ts';

/** A periodic check of a server. */
export interface Sweep {
  /** The interval in milliseconds; Node's own timeouts should be checked as often. */
  readonly every: number;
  /** Closes slow and oversized connections. A stopping server does not wait for senders. */
  run(isStopping: boolean): void;
}

/** Checks busy connections, and idle ones that have expired; others cost nothing. */
export function sweepOf(table: ConnectionTable, { budgets, spending }: Omit<ConnectionsOptions, 'isProxy'>): Sweep {
  const every = Math.min(1_000, budgets.headersMs, budgets.rateWindowMs, budgets.answerWindowMs);
  const rate = budgets.leastRate;
  spending.watch('unreadBytes', () => [...table.busy].reduce((sum, connection) => sum + unreadBytes(connection), 0));

  /** Tracks one direction. It counts checks instead of time, because our own delay is not the client's. */
  function follow(
    connection: Connection,
    way: 'sending' | 'reading',
    moved: number | undefined,
    least: LeastPace,
  ): void {
    const pace = moved === undefined ? undefined : nextPace(connection[way], moved, every, least);
    if (typeof pace === 'string') cut(connection, pace === 'slow' ? 'leastRate' : 'requestMs');
    else connection[way] = pace;
  }

  function cut(connection: Connection, budget: BudgetName): void {
    spending.exceeded(budget);
    cutOff(connection, new ApiError('request_timeout'));
  }

  function closeIdle(): void {
    // Node's own timer restarts with each byte, including blank lines. Ours is one second earlier.
    const before = performance.now() - budgets.idleMs - 1_000;
    for (let first = table.idle.idlest(); first && first.since < before; first = table.idle.idlest())
      table.close(first);
  }

  /** Closes the connections with the most unread answers when their total exceeds the limit. */
  function shed(): void {
    const holders = [...table.busy].map((connection) => ({ connection, bytes: unreadBytes(connection) }));
    let over = holders.reduce((sum, { bytes }) => sum + bytes, -budgets.unreadBytes);
    if (over <= 0) return;
    const ofAddress = new Map<unknown, number>();
    for (const { connection, bytes } of holders)
      ofAddress.set(connection.address, (ofAddress.get(connection.address) ?? 0) + bytes);
    const share = ({ connection }: (typeof holders)[number]) => ofAddress.get(connection.address) ?? 0;
    for (const holder of holders.toSorted((a, b) => share(b) - share(a) || b.bytes - a.bytes)) {
      if (over <= 0) break;
      over -= holder.bytes;
      cut(holder.connection, 'unreadBytes');
    }
  }

  return {
    every,
    run(isStopping) {
      const sending = { rate, windowMs: isStopping ? 2 * every : budgets.rateWindowMs, mostMs: Infinity };
      const reading = { rate, windowMs: budgets.answerWindowMs, mostMs: budgets.requestMs };
      for (const connection of table.busy) {
        follow(connection, 'sending', bytesSent(connection), sending);
        follow(connection, 'reading', bytesDelivered(connection), reading);
      }
      shed();
      closeIdle();
    },
  };
}

const unreadBytes = ({ answers }: Connection): number =>
  answers.reduce((sum, answer) => sum + answer.writableLength, 0);
