import fp from 'fastify-plugin';
import type { Connections } from './connections.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly connections: Connections;
  }
}

/** Announces in answers that the server is stopping, so that clients open new connections. */
export default fp<{ connections: Connections }>(
  async (app, { connections }) => {
    app.decorate('connections', connections);
    app.addHook('onSend', (_, reply, __, done) => {
      const fate = connections.fate(reply.raw);
      if (fate) void reply.header('connection', fate);
      done();
    });
  },
  { name: 'connections' },
);
