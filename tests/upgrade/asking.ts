import type { FastifyInstance } from 'fastify';
import { fixedClock } from '../../server/base/clock.ts';
import { openPool } from '../../server/database/pool/pool.ts';
import { atInstant } from '../../server/database/pool/session.ts';
import { startDocuments } from '../../server/drawing/process/render.ts';
import { sealLinksBy } from '../../server/mail/links.ts';
import { buildApp } from '../../server/start/app.ts';

/** The key of stored databases, which seals their secrets. */
export const storedKey = 'a secret of stored databases in tests, 32 bytes and more';

/** The day of stored databases. */
export const storedAt = new Date('2026-11-20T15:00:00Z');

/** Who asks, with the company that an accountant enters; a visitor has no session. */
const callers = {
  company: { email: 'ana@acme.test' },
  other: { email: 'gil@globex.test' },
  accountant: { email: 'carla@contas.test', tenant: 'acme' },
  administrator: { email: 'admin@ultramar.test' },
  visitor: {},
} satisfies Record<string, { email?: string; tenant?: string }>;

export type Caller = keyof typeof callers;

/** Bodies of the API by caller and URL. */
export type Answers = Partial<Record<Caller, Record<string, unknown>>>;

type Call = (caller: Caller, url: string, more?: { method?: 'POST' | 'PUT'; payload?: object }) => Promise<Answer>;
interface Answer {
  readonly status: number;
  /** Undefined where it is no JSON. */
  readonly body: unknown;
}

/** The API on a database at its day. */
export interface StoredApi {
  readonly app: FastifyInstance;
  readonly call: Call;
  readonly close: () => Promise<void>;
}

/** Starts the API on a database, and signs its callers in. */
export async function openStored(databaseUrl: string): Promise<StoredApi> {
  sealLinksBy(storedKey);
  const pool = openPool(atInstant(databaseUrl, storedAt));
  const documents = startDocuments({ workers: 1 });
  const config = { host: '127.0.0.1', apiHost: 'ultramar.test', apiProtocol: 'http', secretKey: storedKey } as const;
  const app = await buildApp({ config, pool, clock: fixedClock(storedAt), documents, checkAnswers: true });
  const tokens = new Map<string, string>();
  const call: Call = async (caller, url, { method = 'GET', payload } = {}) => {
    const { email, tenant }: { email?: string; tenant?: string } = callers[caller];
    const token = email === undefined ? undefined : tokens.get(email);
    const answer = await app.inject({
      method,
      url: tenant === undefined ? url : `${url}${url.includes('?') ? '&' : '?'}tenant=${tenant}`,
      headers: { host: config.apiHost, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      ...(payload && { payload }),
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return { status: answer.statusCode, body: isJson ? answer.json() : undefined };
  };
  for (const { email } of Object.values<{ email?: string }>(callers)) {
    if (email === undefined) continue;
    const payload = { email, password: 'ultramar-demo' };
    const { body } = await call('visitor', '/api/v1/auth/login', { method: 'POST', payload });
    tokens.set(email, Object(body).access_token);
  }
  const close = async () => {
    await app.close();
    await documents.close();
    await pool.end();
  };
  return { app, call, close };
}

/** Asks calls in their order; answers other than 200 stand as their status. */
export async function answersTo({ call }: StoredApi, calls: Answers): Promise<Answers> {
  const answers: Answers = {};
  for (const [caller, urls] of Object.entries(calls) as [Caller, Record<string, unknown>][]) {
    const given: Record<string, unknown> = {};
    for (const url of Object.keys(urls)) {
      const { status, body } = await call(caller, url);
      given[url] = status === 200 ? body : status;
    }
    answers[caller] = given;
  }
  return answers;
}
