/** The properties of a connection that decide the order. */
interface Idle {
  readonly since: number;
  readonly hasServed: boolean;
}

/** Idle connections, in the order in which they are closed for new ones. */
export interface IdleOrder<Connection extends Idle> {
  add(connection: Connection): void;
  delete(connection: Connection): void;
  /** Returns the connection to close first, or undefined. */
  first(now: number): Connection | undefined;
  /** Returns the connection with the oldest last request. */
  idlest(): Connection | undefined;
  [Symbol.iterator](): Iterator<Connection>;
}

/** Milliseconds for the first request of a new connection, before it precedes used ones. */
const newcomerMs = 1_000;

/** First unused connections, then by age of the last request; new ones are last. */
export function idleOrder<Connection extends Idle>(): IdleOrder<Connection> {
  // Sets keep insertion order, which is the order of `since`.
  const unused = new Set<Connection>();
  const used = new Set<Connection>();
  const setOf = ({ hasServed }: Idle) => (hasServed ? used : unused);
  const idlest = () => used.values().next().value;
  return {
    add: (connection) => void setOf(connection).add(connection),
    delete: (connection) => void setOf(connection).delete(connection),
    first(now) {
      const oldest = unused.values().next().value;
      // Simultaneous connections would otherwise close each other.
      return oldest && now - oldest.since >= newcomerMs ? oldest : (idlest() ?? oldest);
    },
    idlest,
    *[Symbol.iterator]() {
      yield* unused;
      yield* used;
    },
  };
}
