import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

/** A completely received mail. */
interface Received {
  readonly to: string[];
  readonly source: string;
  readonly mail: Email;
}

/** The behavior of a server by the recipient's local part. Others are accepted. */
interface Behaviour {
  /** Refused permanently with 550 to RCPT TO. */
  readonly refused?: readonly string[];
  /** Refused permanently after DATA with 554. */
  readonly unwanted?: readonly string[];
  /** Deferred with 451, this many times. */
  readonly later?: Readonly<Record<string, number>>;
  /** Never answered. */
  readonly hanging?: readonly string[];
  /** Received completely and never answered, this many times. */
  readonly silent?: Readonly<Record<string, number>>;
  /** How long the server takes to accept a mail, in milliseconds. */
  readonly acceptMs?: number;
  /** Received completely and then cut without an answer, this many times. */
  readonly cut?: Readonly<Record<string, number>>;
  /** Whether there is no greeting. */
  readonly isMute?: boolean;
}

/** A mail server with controlled misbehavior. */
export interface TestPost {
  readonly url: string;
  /** Received mails in order. */
  readonly received: readonly Received[];
  /** Recipients of all attempts. */
  readonly recipients: readonly string[];
  /** Changes the behavior. */
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

/** Opens a server on a local port, closed at the end of the test file. Its TLS certificate is self-signed. */
export async function testPost({ offersTls = false } = {}): Promise<TestPost> {
  const [received, recipients, sockets]: [Received[], string[], Map<number, Socket>] = [[], [], new Map()];
  const counts = new Map<string, number>();
  let behaviour: Behaviour = {};
  /** Returns whether a limited behavior still applies to a recipient. */
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
      recipients.push(address);
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
        if (isStill('silent', name, behaviour.silent?.[name])) return undefined;
        if (behaviour.acceptMs) await setTimeout(behaviour.acceptMs);
        return done();
      });
    },
  });
  // Cut connections are intended.
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
    recipients,
    behave: (next) => {
      behaviour = next;
      counts.clear();
    },
    close,
  };
}

const nameOf = (address: string): string => address.split('@')[0] ?? '';
