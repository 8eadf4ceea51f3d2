import type { FastifyInstance } from 'fastify';
import { newestMigration } from '../db/migrate.ts';
import { ApiError } from '../errors.ts';

const answer = {
  type: 'object',
  required: ['status'],
  additionalProperties: false,
  properties: { status: { type: 'string', enum: ['ok'] }, migration: { type: 'string' } },
} as const;

const ok = { status: 'ok' } as const;

/** Milliseconds the database has to show that it is there. */
const patience = 1_000;

/** For load balancers and the console: whether the process lives, and whether it can serve. */
export default async function healthRoutes(app: FastifyInstance): Promise<void> {
  const options = { config: { access: 'public' as const }, logLevel: 'warn' as const };
  const schema = { tags: ['health'], response: { 200: answer } };

  app.get(
    '/health/live',
    { ...options, schema: { ...schema, summary: 'Check that the process is running.' } },
    () => ok,
  );

  // However many ask, the database is asked once at a time.
  let underWay: ReturnType<typeof newestMigration> | undefined;
  const ask = () =>
    (underWay ??= newestMigration(app.pool).finally(() => {
      underWay = undefined;
    }));

  app.get(
    '/health/ready',
    { ...options, schema: { ...schema, summary: 'Check that the database responds.' } },
    async () => {
      const { promise: late, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(() => reject(new ApiError('unavailable', { retryAfter: 1 })), patience);
      const migration = await Promise.race([ask(), late]).finally(() => clearTimeout(timer));
      return { ...ok, migration };
    },
  );

  app.get(
    '/api/v1/health-check',
    { ...options, schema: { ...schema, summary: 'Check that the API is running.' } },
    () => ok,
  );
}
