import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll } from 'vitest';
import { buildApp } from '../../server/start/app.ts';
import type { Budgets } from '../../server/limits/budgets.ts';
import { openPool, type Pool } from '../../server/database/pool/pool.ts';
import { testApp, testConfig, type TestApp } from './app.ts';
import { testLink, type Link } from './link.ts';

/** The API with a disturbable link to its database. */
export interface LinkedApp {
  readonly app: FastifyInstance;
  readonly pool: Pool;
  readonly link: Link;
  /** The same API with a direct connection. */
  readonly direct: TestApp;
  /** Sends a request to the linked API. */
  send(request: InjectOptions): Promise<{ status: number; code: string | undefined; retryAfter: string | undefined }>;
}

/** Short for tests, long enough for a busy machine. */
export const shortBudgets = { databaseCallMs: 1_000, databaseWaitMs: 700 } satisfies Partial<Budgets>;

/** The linked API of a test file, closed at its end. */
export async function testLinkedApp(budgets: Partial<Budgets> = shortBudgets): Promise<LinkedApp> {
  const direct = await testApp();
  const link = await testLink(direct.url);
  const pool = openPool(link.url, budgets);
  const {
    clock,
    app: { documents },
  } = direct;
  const app = await buildApp({ config: testConfig, pool, clock, documents, budgets, checkAnswers: true });
  afterAll(async () => {
    link.restore();
    await app.close();
    await pool.end();
  });
  return {
    app,
    pool,
    link,
    direct,
    async send(request) {
      const { statusCode: status, headers, body } = await app.inject(request);
      const code = status < 400 ? undefined : (JSON.parse(body) as { code: string }).code;
      return { status, code, retryAfter: headers['retry-after'] as string | undefined };
    },
  };
}
