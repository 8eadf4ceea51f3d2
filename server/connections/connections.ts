import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as TcpServer, type Socket } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { isHealthCheck } from '../http/healthChecks.ts';
import { unreadable } from '../http/unreadable.ts';
import { admission } from './admission.ts';
import { cutOff } from './cutOff.ts';
import { requestsOn } from './requests.ts';
import { sweepOf } from './sweep.ts';
import { connectionTable, type ConnectionsOptions } from './table.ts';

/** The connections of an HTTP server: how many there are, how slow they may be, and how they end. */
export interface Connections {
  /** Makes the server whose connections these are, as Fastify asks for it. */
  readonly serverFactory: (handle: RequestListener) => Server;
  /** Ends a connection that Node's parser gives up on. */
  readonly clientErrorHandler: (error: Error & { code?: string }, socket: Socket) => void;
  /** What an answer tells of its connection while the server stops; nothing as long as it does not. */
  fate(answer: ServerResponse): 'close' | 'keep-alive' | undefined;
  /**
   * Takes no more connections, answers what was asked on those there are, and closes them: idle ones soon, the others
   * when their last answer is written, all of them after so many milliseconds.
   */
  drain(server: Server, limitMs: number): Promise<void>;
}

/** How long a client on an open connection has to hear that the server stops, in milliseconds. */
const graceMs = 200;

/** Keeps the connections of one server within its budgets. */
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
    // What it was told last is on its way.
    if (socket.writableEnded) return;
    // A browser opens connections ahead of its requests, and would take an answer for that of the first.
    if (!connection || error.code === 'ECONNRESET' || socket.bytesRead === 0) return void socket.destroy();
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT')
      spending.exceeded(connection.request?.complete === false ? 'requestMs' : 'headersMs');
    cutOff(connection, unreadable(error));
  }

  function fate(answer: ServerResponse): 'close' | 'keep-alive' | undefined {
    const connection = isStopping ? table.find(answer.req.socket) : undefined;
    if (!connection) return undefined;
    // Where others follow, it would take them with it.
    if (connection.answers.at(-1) !== answer) return 'keep-alive';
    connection.isLeaving = true;
    return 'close';
  }

  async function drain(server: Server, limitMs: number): Promise<void> {
    if (!server.listening) return;
    isStopping = true;
    await arrivals();
    const closed = once(server, 'close');
    // Not `server.close()`, which also closes connections whose next request is on its way.
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

/** Lets in what the system has received for us until now: the loop comes by its sockets between two immediates. */
async function arrivals(): Promise<void> {
  await setImmediate();
  await setImmediate();
}
