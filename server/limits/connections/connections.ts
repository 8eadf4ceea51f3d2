import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as TcpServer, type Socket } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { isHealthCheck } from '../healthChecks.ts';
import { unreadable } from './unreadable.ts';
import { admission } from './admission.ts';
import { cutOff } from './refuseConnection.ts';
import { requestsOn } from './requests.ts';
import { sweepOf } from './sweep.ts';
import { connectionTable, type ConnectionsOptions } from './table.ts';

/** Manages the connections of an HTTP server: their number, minimum speed, and end. */
export interface Connections {
  /** Creates the server, in Fastify's form. */
  readonly serverFactory: (handle: RequestListener) => Server;
  /** Ends a connection after a parse error. */
  readonly clientErrorHandler: (error: Error & { code?: string }, socket: Socket) => void;
  /** Returns the Connection header of an answer while the server stops; otherwise undefined. */
  fate(answer: ServerResponse): 'close' | 'keep-alive' | undefined;
  /**
   * Accepts no more connections, answers pending requests, and closes connections: idle ones soon, others after their
   * last answer, all after the limit.
   */
  drain(server: Server, limitMs: number): Promise<void>;
}

/** Milliseconds during which a client learns that the server is stopping. */
const graceMs = 200;

/** Limits the connections of one server to its budgets. */
export function limitConnections(options: ConnectionsOptions): Connections {
  const { budgets, spending } = options;
  const table = connectionTable(options);
  const requests = requestsOn(table, options);
  const sweep = sweepOf(table, options);
  const admit = admission({ callerOf: options.callers.of, isUrgent: isHealthCheck });
  let isStopping = false;
  spending.watch('connections', () => table.size);

  function serverFactory(handle: RequestListener): Server {
    const server = createServer(
      {
        headersTimeout: Math.min(budgets.headersMs, budgets.requestMs),
        requestTimeout: budgets.requestMs,
        keepAliveTimeout: budgets.idleMs,
        connectionsCheckingInterval: sweep.every,
        insecureHTTPParser: false,
      },
      (request, answer) => {
        const start = () => request.socket.destroyed || handle(request, answer);
        if (requests.begin(request, answer)) admit(request, start);
      },
    );
    server.prependListener('connection', table.admit);
    server.on('listening', () => {
      const sweeping = setInterval(() => sweep.run(isStopping), sweep.every).unref();
      server.once('close', () => clearInterval(sweeping));
    });
    return server;
  }

  function clientErrorHandler(error: Error & { code?: string }, socket: Socket): void {
    const connection = table.find(socket);
    // Its last answer is being sent.
    if (socket.writableEnded) return;
    // Browsers open connections in advance, and would take an answer for that of their first request.
    if (!connection || error.code === 'ECONNRESET' || socket.bytesRead === 0) return void socket.destroy();
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT')
      spending.exceeded(connection.request?.complete === false ? 'requestMs' : 'headersMs');
    cutOff(connection, unreadable(error));
  }

  function fate(answer: ServerResponse): 'close' | 'keep-alive' | undefined {
    const connection = isStopping ? table.find(answer.req.socket) : undefined;
    if (!connection) return undefined;
    // Closing now would lose the answers that follow.
    if (connection.answers.at(-1) !== answer) return 'keep-alive';
    connection.isLeaving = true;
    return 'close';
  }

  async function drain(server: Server, limitMs: number): Promise<void> {
    if (!server.listening) return;
    isStopping = true;
    await arrivals();
    const closed = once(server, 'close');
    // `server.close()` would also close connections with a request in transit.
    TcpServer.prototype.close.call(server);
    await sleep(graceMs);
    await arrivals();
    requests.end();
    await Promise.race([closed, sleep(limitMs, undefined, { ref: false })]);
    for (const connection of table.all()) table.close(connection);
    await closed;
  }

  return { serverFactory, clientErrorHandler, fate, drain };
}

/** Accepts connections that the system has queued: the loop polls its sockets between two immediates. */
async function arrivals(): Promise<void> {
  await setImmediate();
  await setImmediate();
}
