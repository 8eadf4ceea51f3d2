import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

/** What a server did with a mail that it got whole. */
interface Received {
  readonly to: string[];
  readonly source: string;
  readonly mail: Email;
}

/** How a server behaves, by the name before the `@` of the recipient. Everybody else is served well. */
interface Behaviour {
  /** These are refused for good, by 550 to RCPT TO. */
  readonly refused?: readonly string[];
  /** Whose mail is refused for good behind its text, by 554. */
  readonly unwanted?: readonly string[];
  /** These are told to come again, by 451, so many times. */
  readonly later?: Readonly<Record<string, number>>;
  /** These are never answered. */
  readonly hanging?: readonly string[];
  /** Whose mail is taken whole, and the connection then cut without an answer, so many times. */
  readonly cut?: Readonly<Record<string, number>>;
  /** Whether nobody is greeted. */
  readonly isMute?: boolean;
}

/** A mail server that misbehaves as told. */
export interface TestPost {
  readonly url: string;
  /** What arrived whole, in its order. */
  readonly received: readonly Received[];
  /** To whom something was to be sent, each attempt. */
  readonly asked: readonly string[];
  /** Behaves otherwise from now on. */
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

/**
 * Opens one on a port of this machine; it is closed when the test file is done. Where it offers TLS, its certificate is one
 * that nobody knows.
 */
export async function testPost({ offersTls = false } = {}): Promise<TestPost> {
  const [received, asked, sockets]: [Received[], string[], Map<number, Socket>] = [[], [], new Map()];
  const counts = new Map<string, number>();
  let behaviour: Behaviour = {};
  /** Whether somebody is still to be treated so, who is it so many times. */
  const isStill = (what: string, name: string, times = 0): boolean => {
    const key = `${what} ${name}`;
    const before = counts.get(key) ?? 0;
    counts.set(key, before + 1);
    return before < times;
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: offersTls ? ['AUTH'] : ['STARTTLS', 'AUTH'],
    logger: false,
    onConnect: (_session, done) => {
      if (!behaviour.isMute) done();
    },
    onRcptTo: ({ address }, _session, done) => {
      const name = nameOf(address);
      asked.push(address);
      if (behaviour.hanging?.includes(name)) return;
      if (behaviour.refused?.includes(name)) return done(refusal(550, '5.1.1 No such user'));
      if (isStill('later', name, behaviour.later?.[name])) return done(refusal(451, '4.7.1 Greylisted'));
      done();
    },
    onData: (stream, session, done) => {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', async () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const [name = ''] = to.map(nameOf);
        if (behaviour.unwanted?.includes(name)) return done(refusal(554, '5.7.1 Rejected'));
        const source = Buffer.concat(pieces).toString('utf8');
        received.push({ to, source, mail: await PostalMime.parse(source) });
        if (isStill('cut', name, behaviour.cut?.[name])) return sockets.get(session.remotePort)?.destroy();
        done();
      });
    },
  });
  // Cut connections are what is tested.
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort ?? 0, socket));
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const close = async () => {
    for (const socket of sockets.values()) socket.destroy();
    await new Promise<void>((resolve) => server.close(resolve));
  };
  afterAll(close);
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    asked,
    behave: (next) => {
      behaviour = next;
      counts.clear();
    },
    close,
  };
}

const nameOf = (address: string): string => address.split('@')[0] ?? '';
