import type { Socket } from 'node:net';
import type { BudgetName, Budgets } from '../budgets.ts';
import { callerAddress } from '../caller.ts';
import type { KnownCallers } from '../knownCallers.ts';
import type { Spending } from '../budgetUse.ts';
import { isBusy, type Address, type Connection } from './connection.ts';
import { idleOrder, type IdleOrder } from './idleOrder.ts';

/** The dependencies of connection limits. */
export interface ConnectionsOptions {
  readonly budgets: Budgets;
  readonly spending: Spending;
  /** Returns whether an address is a proxy in front, which may have any number of connections. */
  readonly isProxy: (ip: string) => boolean;
  /** The callers that starting requests is shared between. */
  readonly callers: Pick<KnownCallers, 'of'>;
}

/** The open connections of a server. */
export interface ConnectionTable {
  readonly size: number;
  /** Connections with pending work. */
  readonly busy: ReadonlySet<Connection>;
  readonly idle: IdleOrder<Connection>;
  /** Adds a connection. Beyond the limit an idle one is closed for it, or the new one if none is idle. */
  admit(socket: Socket): void;
  /** Returns an open connection; undefined once closed. */
  find(socket: Socket): Connection | undefined;
  all(): Connection[];
  /** Updates its position after a change of its pending work. */
  file(connection: Connection): void;
  /** Closes it immediately. */
  close(connection: Connection): void;
}

/** Tracks the connections of one server, with idle ones in closing order. */
export function connectionTable({ budgets, spending, isProxy }: Omit<ConnectionsOptions, 'callers'>): ConnectionTable {
  const open = new Map<Socket, Connection>();
  const addresses = new Map<string, Address>();
  const busy = new Set<Connection>();
  const idle = idleOrder<Connection>();

  function admit(socket: Socket): void {
    const ip = socket.remoteAddress ?? '';
    const name = callerAddress(ip);
    const ofAddress = addresses.get(name);
    const isCrowded = !isProxy(ip) && (ofAddress?.count ?? 0) >= budgets.connectionsPerAddress;
    const isAdmitted =
      (!isCrowded || makeRoom('connectionsPerAddress', ofAddress?.idle)) &&
      (open.size < budgets.connections || makeRoom('connections', idle));
    if (isAdmitted) enter(socket, name);
    else socket.destroy();
  }

  function makeRoom(budget: BudgetName, among: IdleOrder<Connection> | undefined): boolean {
    spending.exceeded(budget);
    const first = among?.first(performance.now());
    if (first) close(first);
    return first !== undefined;
  }

  function enter(socket: Socket, name: string): void {
    const address = addresses.get(name) ?? { name, count: 0, idle: idleOrder<Connection>() };
    addresses.set(name, address);
    address.count += 1;
    const since = performance.now();
    const nothing = { request: undefined, answers: [], sending: undefined, reading: undefined };
    const connection: Connection = { socket, address, since, hasServed: false, isLeaving: false, ...nothing };
    open.set(socket, connection);
    socket.once('close', () => forget(connection));
    file(connection);
  }

  function file(connection: Connection): void {
    for (const order of [busy, idle, connection.address.idle]) order.delete(connection);
    if (!open.has(connection.socket)) return;
    if (isBusy(connection)) return void busy.add(connection);
    idle.add(connection);
    connection.address.idle.add(connection);
  }

  function forget(connection: Connection): void {
    if (!open.delete(connection.socket)) return;
    file(connection);
    const { address } = connection;
    address.count -= 1;
    if (address.count === 0) addresses.delete(address.name);
  }

  function close(connection: Connection): void {
    forget(connection);
    connection.socket.destroy();
  }

  return {
    busy,
    idle,
    admit,
    find: (socket) => open.get(socket),
    all: () => [...open.values()],
    file,
    close,
    get size() {
      return open.size;
    },
  };
}
