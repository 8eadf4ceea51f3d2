import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll } from 'vitest';
import { buildApp, type AppDeps } from '../../server/start/app.ts';
import { startDocuments } from '../../server/drawing/process/render.ts';
import type { Clock } from '../../server/base/clock.ts';
import { loadDemo } from '../../server/start/demo/load.ts';
import { openDatabase, openLoaded, testSecretKey, type TestDatabase } from './database.ts';
import { password as demoPassword, seedIdentity, type SeededIdentity } from './identity.ts';

type Headers = Record<string, string>;

/** Calls the API as a user. */
export interface TestClient {
  token: string;
  get(url: string, headers?: Headers): Promise<LightMyRequestResponse>;
  post(url: string, body?: object, headers?: Headers): Promise<LightMyRequestResponse>;
  put(url: string, body?: object, headers?: Headers): Promise<LightMyRequestResponse>;
  patch(url: string, body?: object, headers?: Headers): Promise<LightMyRequestResponse>;
  delete(url: string, headers?: Headers): Promise<LightMyRequestResponse>;
}

export interface SettableClock extends Clock {
  set(at: string | Date): void;
  advance(milliseconds: number): void;
}

/** The API on a separate database. */
export interface ServedApp extends TestDatabase {
  app: FastifyInstance;
  clock: SettableClock;
  /** Signs in; the client names `tenant` in the query of each request, or none. */
  signIn(email: string, options?: { password?: string; tenant?: string }): Promise<TestClient>;
  /** Calls without a bearer token. */
  anonymous: TestClient;
  close(): Promise<void>;
}

export interface TestApp extends ServedApp {
  identity: SeededIdentity;
}

export const testConfig = {
  host: '127.0.0.1',
  apiHost: 'ultramar.test',
  apiProtocol: 'http',
  secretKey: testSecretKey,
} as const;

function settableClock(start: string): SettableClock {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    set: (at) => (now = new Date(at)),
    advance: (milliseconds) => (now = new Date(now.getTime() + milliseconds)),
  };
}

/** The API of a test file, closed at its end. */
export async function testApp(options: Partial<AppDeps> = {}): Promise<TestApp> {
  const api = await openApp(options);
  afterAll(() => api.close());
  return api;
}

/** The production app over a fresh database with the demo's tenants and users; every answer is checked. */
export async function openApp(options: Partial<AppDeps> = {}): Promise<TestApp> {
  const database = await openDatabase();
  const identity = await seedIdentity(database.ownerPool);
  return { ...(await serveOver(database, '2026-03-10T15:00:00Z', options)), identity };
}

/** The same with the complete demo on its date; closed at the end of the test file. */
export async function demoApp(): Promise<ServedApp> {
  const database = await openLoaded('demo', (ownerUrl) => loadDemo(ownerUrl, new Date(demoNow)));
  const api = await serveOver(database, demoNow);
  afterAll(() => api.close());
  return api;
}

const demoNow = '2026-11-20T15:00:00Z';

async function serveOver(database: TestDatabase, start: string, options: Partial<AppDeps> = {}): Promise<ServedApp> {
  const clock = settableClock(start);
  const documents = startDocuments({ workers: 1 });
  const app = await buildApp({
    config: testConfig,
    pool: database.pool,
    clock,
    documents,
    checkAnswers: true,
    ...options,
  });
  return {
    ...database,
    app,
    clock,
    anonymous: clientOf(app, '', undefined),
    signIn: async (email, { password = demoPassword, tenant } = {}) => {
      const answer = await app.inject({ method: 'POST', url: '/api/v1/auth/login', payload: { email, password } });
      if (answer.statusCode !== 200) throw new Error(`${email} cannot sign in: ${answer.body}`);
      return clientOf(app, answer.json<{ access_token: string }>().access_token, tenant);
    },
    close: async () => {
      await app.close();
      await documents.close();
      await database.drop();
    },
  };
}

function clientOf(app: FastifyInstance, token: string, tenant: string | undefined): TestClient {
  // `await` starts the request, because `inject` is lazy.
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    headers: Headers,
    payload?: object,
  ) =>
    await app.inject({
      method,
      url: tenant === undefined ? url : `${url}${url.includes('?') ? '&' : '?'}tenant=${tenant}`,
      headers: { host: testConfig.apiHost, ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(payload && { payload }),
    });
  return {
    token,
    get: (url, headers = {}) => call('GET', url, headers),
    post: (url, body, headers = {}) => call('POST', url, headers, body),
    put: (url, body, headers = {}) => call('PUT', url, headers, body),
    patch: (url, body, headers = {}) => call('PATCH', url, headers, body),
    delete: (url, headers = {}) => call('DELETE', url, headers),
  };
}
