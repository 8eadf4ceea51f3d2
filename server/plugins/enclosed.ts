import fp from 'fastify-plugin';
import type { Enclosed } from '../resources/columnValues.ts';
import { sealingBy } from '../sealing.ts';
import { keyFor } from '../secretKey.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What came beside the body: its files, and how its secrets are sealed. */
    readonly enclosed: Enclosed;
  }
}

/** What is stored of a request beside the fields of its body. */
export default fp(
  async (app) => {
    const sealing = sealingBy([keyFor(app.config.secretKey, 'stored secret')]);
    app.decorateRequest('enclosed', {
      getter() {
        return { uploads: this.uploads, sealing, attachedBytesPerHour: app.budgets.attachedBytesPerHour };
      },
    });
  },
  { name: 'enclosed', dependencies: ['uploads'] },
);
