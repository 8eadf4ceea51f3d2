import type { Connection } from './connection.ts';

/** Connections on which nothing is under way, in the order in which they make room for newcomers. */
export interface IdleOrder {
  add(connection: Connection): void;
  delete(connection: Connection): void;
  /** The one that goes first; undefined where there is none. */
  first(now: number): Connection | undefined;
  /** The one whose last request is the longest ago. */
  idlest(): Connection | undefined;
  [Symbol.iterator](): Iterator<Connection>;
}

/** Milliseconds a new connection has for its first request before it goes ahead of those that have served. */
const newcomerMs = 1_000;

/** First those that never served a request, then those whose last one is the longest ago, and newcomers at the end. */
export function idleOrder(): IdleOrder {
  // Sets keep the order in which they were filled, which is the order of `since`.
  const unused = new Set<Connection>();
  const used = new Set<Connection>();
  const setOf = ({ hasServed }: Connection) => (hasServed ? used : unused);
  const idlest = () => used.values().next().value;
  return {
    add: (connection) => void setOf(connection).add(connection),
    delete: (connection) => void setOf(connection).delete(connection),
    first(now) {
      const oldest = unused.values().next().value;
      // Callers that come at the same time would otherwise throw each other out.
      return oldest && now - oldest.since >= newcomerMs ? oldest : (idlest() ?? oldest);
    },
    idlest,
    *[Symbol.iterator]() {
      yield* unused;
      yield* used;
    },
  };
}
