import type { FastifyInstance } from 'fastify';
import { newestMigration } from '../../../database/schema/migrate.ts';
import { recentAnswer } from '../../../database/pool/recentAnswer.ts';
import { ApiError } from '../../../base/errors.ts';
import { healthPaths } from '../../../limits/healthChecks.ts';

const answer = {
  type: 'object',
  required: ['status'],
  additionalProperties: false,
  properties: { status: { type: 'string', enum: ['ok'] }, migration: { type: 'string' } },
  examples: [{ status: 'ok' }],
} as const;

const ok = { status: 'ok' } as const;

/** Milliseconds for the database to answer. */
const patience = 1_000;

/** For load balancers and the console: whether the process runs, and whether it can serve. */
export default async function healthRoutes(app: FastifyInstance): Promise<void> {
  const options = { config: { access: 'public' as const, isHealthCheck: true }, logLevel: 'warn' as const };
  const schema = { tags: ['health'], response: { 200: answer } };

  app.get(
    healthPaths.live,
    { ...options, schema: { ...schema, summary: 'Check that the process is running.' } },
    () => ok,
  );

  const migration = recentAnswer(() => app.pool.check(newestMigration));
  app.addHook('onClose', async () => migration.stop());

  app.get(
    healthPaths.ready,
    { ...options, schema: { ...schema, summary: 'Check that the database responds.' } },
    async () => {
      const { promise: late, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(() => reject(new ApiError('unavailable', { retryAfter: 1 })), patience);
      const newest = await Promise.race([migration.get(), late]).finally(() => clearTimeout(timer));
      return { ...ok, migration: newest };
    },
  );

  app.get(healthPaths.api, { ...options, schema: { ...schema, summary: 'Check that the API is running.' } }, () => ok);
}
