import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll } from 'vitest';

/** A network between server and database that a test can disturb. */
export interface Link {
  /** The URL of the database through it. */
  readonly url: string;
  /** Blocks all traffic silently. */
  silence(): void;
  /** Restores traffic, starting with what waited; `lost` keeps earlier connections blocked. */
  restore(options?: { lost: boolean }): void;
  /** Closes all connections. */
  cut(): void;
  /** Called for each packet to the database before it passes, counted from 1. */
  onPacket(listener: (number: number) => unknown): void;
}

/** A link to the database of `url`, closed at the end of the test file. */
export async function testLink(url: string): Promise<Link> {
  const target = targetOf(url);
  const sockets = new Set<Socket>();
  const lost = new WeakSet<Socket>();
  let way = Promise.resolve();
  let open = (): void => undefined;
  let listener: (number: number) => unknown = () => undefined;
  let packets = 0;

  const passage = async (from: Socket): Promise<void> => {
    await way;
    if (lost.has(from)) await new Promise(() => undefined);
  };

  async function forward(from: Socket, to: Socket, announce: () => unknown): Promise<void> {
    try {
      for await (const packet of from) {
        await announce();
        await passage(from);
        to.write(packet as Uint8Array);
      }
    } catch {
      // A reset also ends the other side.
    }
    await passage(from);
    to.end();
  }

  const server = createServer((client) => {
    const database = connect(target);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    void forward(client, database, () => listener((packets += 1)));
    void forward(database, client, () => undefined);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');

  const link: Link = {
    url: throughPort(url, (server.address() as AddressInfo).port),
    silence() {
      const { promise, resolve } = Promise.withResolvers<void>();
      way = promise;
      open = resolve;
    },
    restore(options) {
      if (options?.lost) for (const socket of sockets) lost.add(socket);
      way = Promise.resolve();
      open();
    },
    cut() {
      for (const socket of sockets) socket.resetAndDestroy();
    },
    onPacket(onData) {
      packets = 0;
      listener = onData;
    },
  };
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return link;
}

/** The Unix socket of a URL, in PostgreSQL's naming. */
function targetOf(url: string): { path: string } {
  const { searchParams } = new URL(url.replace('postgresql:///', 'postgresql://x/'));
  return { path: `${searchParams.get('host')}/.s.PGSQL.${searchParams.get('port') ?? 5432}` };
}

function throughPort(url: string, port: number): string {
  const address = new URL(url.replace('postgresql:///', 'postgresql://x/'));
  address.searchParams.set('host', '127.0.0.1');
  address.searchParams.set('port', String(port));
  return address.href.replace('postgresql://x/', 'postgresql:///');
}
