import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { expect, onTestFinished, vi } from 'vitest';
import { defaultBudgets, type BudgetName, type Budgets } from '../budgets.ts';
import { knownCallers } from '../knownCallers.ts';
import { sendFailure } from '../../base/failures/failures.ts';
import connectionsPlugin from './connectionsPlugin.ts';
import { countSpending, type Spending } from '../budgetUse.ts';
import { limitConnections } from './connections.ts';

// Client and server run here, beside other work of the machine.
const patience = 30_000;
vi.setConfig({ testTimeout: 2 * patience });

/** Waits until the expectation holds. */
export const expectSoon = <Value>(read: () => Value) => expect.poll(read, { timeout: patience, interval: 10 });

/** A client that sends exact bytes. */
export interface Client {
  readonly socket: Socket;
  send(text: string | Buffer): void;
  /** All bytes received from the server. */
  received(): string;
  /** Status codes of the received answers. */
  statuses(): number[];
  /** Errors of the connection on the client's side. */
  readonly failures: readonly Error[];
  /** Resolves when the connection has ended. */
  readonly ended: Promise<void>;
}

/** A bare server with connection limits and these handlers. */
export interface Wire {
  readonly app: FastifyInstance;
  readonly spending: Spending;
  /** The number of open connections. */
  open(): number;
  client(): Promise<Client>;
  /** Requests with a waiting handler: calling one lets it answer. */
  readonly held: (() => void)[];
}

/** More than the buffers of a connection. */
export const largeAnswer = 'x'.repeat(32 * 1024 * 1024);

export async function openWire(budgets: Partial<Budgets> = {}, isProxy = () => false): Promise<Wire> {
  const spending = countSpending();
  const limits = { ...defaultBudgets, ...budgets };
  const connections = limitConnections({ budgets: limits, spending, isProxy, callers: knownCallers() });
  const { serverFactory, clientErrorHandler } = connections;
  const app = Fastify({ serverFactory, clientErrorHandler, forceCloseConnections: true, bodyLimit: 1_000_000 });
  app.decorate('budgets', limits).decorate('spending', spending);
  app.setErrorHandler(sendFailure);
  await app.register(connectionsPlugin, { connections });
  const held: (() => void)[] = [];
  app.get('/', () => 'ok');
  const hold = () => new Promise<string>((resolve) => void held.push(() => resolve('held')));
  app.get('/hold', hold);
  app.get('/large', () => largeAnswer);
  app.post('/early', { onRequest: (_, reply) => void reply.send('early') }, () => 'never');
  app.post('/begun', { onRequest: (_, reply) => void reply.hijack().raw.write('begun') }, () => 'never');
  app.post('/enough', { onRequest: answerFirstBytes }, () => 'never');
  app.post('/late', { preParsing: async () => void (await hold()) }, () => 'late');
  app.post('/', ({ body }) => `${JSON.stringify(body).length} bytes`);
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const open = () => inUse(spending, 'connections');
  return { app, spending, open, held, client: () => openClient(port) };
}

/** Answers after reading a part of the body. */
function answerFirstBytes({ raw }: FastifyRequest, reply: FastifyReply): void {
  raw.once('data', () => {
    raw.pause();
    void reply.send('enough');
  });
}

const inUse = (spending: Spending, budget: BudgetName): number => new Map(spending.inUse()).get(budget) ?? Number.NaN;

export async function openClient(port: number): Promise<Client> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk)));
  socket.on('end', () => socket.end());
  const failures: Error[] = [];
  socket.on('error', (error) => void failures.push(error));
  const ended = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return {
    socket,
    ended,
    failures,
    send: (sent) => void socket.write(sent),
    received: () => text,
    statuses: () => [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)),
  };
}

/** The text of a request, with the body's length by default. */
export function requestText(path = '/', headers: readonly string[] = []): string {
  return [`GET ${path} HTTP/1.1`, 'Host: x', ...headers, '', ''].join('\r\n');
}

/** The head of a request with a body of this length. */
export const headOf = (length: number, headers: readonly string[] = []): string =>
  [
    'POST / HTTP/1.1',
    'Host: x',
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    ...headers,
    '',
    '',
  ].join('\r\n');
