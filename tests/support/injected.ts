import type { FastifyInstance } from 'fastify';
import { testConfig } from './app.ts';

/** A `fetch` to the server in this process. */
export function fetchFrom(app: FastifyInstance): typeof fetch {
  return async (input, init = {}) => {
    const answer = await app.inject({
      method: init.method === 'POST' || init.method === 'PUT' || init.method === 'DELETE' ? init.method : 'GET',
      url: String(input),
      headers: { host: testConfig.apiHost, ...Object.fromEntries(new Headers(init.headers)) },
      ...((typeof init.body === 'string' || init.body instanceof FormData) && { payload: init.body }),
    });
    const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(answer.body === '' ? null : answer.body, { status: answer.statusCode, headers });
  };
}
