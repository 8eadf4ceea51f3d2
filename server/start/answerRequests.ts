import type { FastifyInstance } from 'fastify';
import { announceFirstAdmin } from './startMessages.ts';
import { buildApp } from './app.ts';
import type { Budgets } from '../limits/budgets.ts';
import type { Config } from './config.ts';
import { connectionsAllowed } from '../limits/connections/openFiles.ts';
import { startDocuments } from '../drawing/process/render.ts';
import type { Close, Started } from './lifecycle.ts';
import { offerFirstAdmin } from '../features/people/sign-in/firstAdmin.ts';

/** Listens and answers requests; adds the clean-up to `closing`. */
export async function answerRequests(started: Started, closing: Close[]): Promise<void> {
  const { config, pool, clock, say } = started;
  const documents = startDocuments({ budgets: config.budgets });
  closing.push(() => documents.close());
  const budgets = await affordable(config.budgets, say);
  const app = await buildApp({ ...started, documents, budgets });
  closing.push(async () => {
    await app.connections.drain(app.server, started.drainMs);
    await app.close();
  });
  await listen(app, config);
  // Last, because a server that cannot listen must not replace the link of one that can.
  if (!config.demo) await offerFirstAdmin(pool, clock.now(), (token) => announceFirstAdmin(config, token, say));
}

/** Limits the budget of connections to the open files of the process. */
async function affordable(budgets: Budgets, say: (line: string) => void): Promise<Budgets> {
  const connections = await connectionsAllowed(budgets.connections);
  if (connections < budgets.connections) say(`Connections: ${connections} at most, by the limit of open files`);
  return { ...budgets, connections };
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  const reasons = new Map([
    ['EADDRINUSE', `Port ${port} is taken by another program. Stop it, or set PORT.`],
    ['EACCES', `Port ${port} is not for ordinary users. Set PORT above 1023.`],
    ['EADDRNOTAVAIL', `${host} is no address of this machine. Set HOST.`],
  ]);
  try {
    await app.listen({ host, port });
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    const reason = reasons.get(code);
    throw reason === undefined ? cause : new Error(reason, { cause });
  }
}
