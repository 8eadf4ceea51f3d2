import fp from 'fastify-plugin';
import type { Enclosed } from '../resources/columnValues.ts';
import { sealingBy, type Sealing } from '../../base/sealing.ts';
import { keyFor } from '../../base/secretKey.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Opens stored secrets for calls to other services. */
    readonly sealing: Sealing;
  }
  interface FastifyRequest {
    /** The request's files, and how to seal its secrets. */
    readonly enclosed: Enclosed;
  }
}

/** Adds what a record stores in addition to the body's fields. */
export default fp(
  async (app) => {
    const sealing = sealingBy([keyFor(app.config.secretKey, 'stored secret')]);
    app.decorate('sealing', sealing);
    app.decorateRequest('enclosed', {
      getter() {
        return { uploads: this.uploads, sealing, attachedBytesPerHour: app.budgets.attachedBytesPerHour };
      },
    });
  },
  { name: 'enclosed', dependencies: ['uploads'] },
);
