import { connect, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { testApp, testConfig } from '../../tests/support/app.ts';
import { healthPaths } from './healthChecks.ts';

const few = { requestsPerMinutePerAddress: 1, pagesPerMinutePerAddress: 1 };
const api = await testApp({ config: { ...testConfig, trustProxy: ['127.0.0.1'] }, budgets: few });
await api.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = api.app.server.address() as AddressInfo;

let addresses = 0;
/** An unused address. */
const nextAddress = () => `2001:db8:0:${(addresses += 1).toString(16)}::1`;

/** Returns the status of a request written byte by byte, because `inject` would normalize the request line. */
function statusOf(line: string, address: string, head: readonly string[] = []): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write([line, 'host: ultramar.test', `x-forwarded-for: ${address}`, ...head, '', ''].join('\r\n')),
    );
    socket.once('data', (data) => {
      resolve(Number(data.toString().split(' ')[1]));
      socket.destroy();
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error(`${line} was not answered`)));
  });
}

/** An address that has used up its limits, for pages and everything else. */
async function usedUp(): Promise<string> {
  const address = nextAddress();
  expect(await statusOf('GET /api/v1/auth/realm/verify HTTP/1.1', address)).toBe(200);
  await statusOf('GET /login HTTP/1.1', address);
  return address;
}

/** Load balancers are never refused. */
const health = Object.values(healthPaths).map((path) => `GET ${path} HTTP/1.1`);

const contract = api.app.swagger() as { paths: Record<string, object> };
const ofContract = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, 'x')} HTTP/1.1`),
);
const odd = [
  'GET http://ultramar.test/api/v1/auth/realm/verify HTTP/1.1',
  'GET HTTP://elsewhere.test:80/api/v1/auth/realm/verify HTTP/1.1',
  'GET //api/v1/auth/realm/verify HTTP/1.1',
  'GET /%61pi/v1/auth/realm/verify HTTP/1.1',
  'GET /API/v1/auth/realm/verify HTTP/1.1',
  'GET /api/v1/../v1/auth/realm/verify HTTP/1.1',
  'GET /api/v1/auth/realm/verify?x=1#y HTTP/1.1',
  'GET /api/v1/auth/realm/verify HTTP/1.0',
  'HEAD /api/v1/auth/realm/verify HTTP/1.1',
  'PATCH /api/v1/auth/realm/verify HTTP/1.1',
  'OPTIONS * HTTP/1.1',
  'OPTIONS /api/v2/entities HTTP/1.1',
  'TRACE /api/v1/auth/realm/verify HTTP/1.1',
  'POST /nowhere HTTP/1.1',
  'GET / HTTP/1.1',
  'GET /assets/gone.js HTTP/1.1',
  'GET /api/docs/ HTTP/1.1',
];

const limited = [...ofContract, ...odd].filter((line) => !health.includes(line));

test.each(limited)('the limit holds for %s', async (line) => {
  expect(await statusOf(line, await usedUp())).toBe(429);
  expect(await statusOf(line, nextAddress())).not.toBe(429);
});

test.each(health)('%s is answered for any number of requests', async (line) => {
  expect(await statusOf(line, await usedUp())).toBe(200);
});

test('it holds for what no router can read', async () => {
  const address = nextAddress();
  expect(await statusOf('GET /%zz HTTP/1.1', address)).toBe(400);
  expect(await statusOf('GET /%zz HTTP/1.1', address)).toBe(429);
});

test('who is refused is refused before the body has come', async () => {
  const head = ['content-type: application/json', 'content-length: 1000000'];
  expect(await statusOf('POST /api/v1/auth/login HTTP/1.1', await usedUp(), head)).toBe(429);
});
