import Fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { callerAddress } from '../limits/caller.ts';
import { hostOf } from '../identity/realms/host.ts';
import { clientAddressOf, isProxyOf, proxiesOf } from './trustedProxies.ts';

const proxies = proxiesOf('10.0.0.0/8, fd00::/8, 192.0.2.7, loopback');
const app = Fastify({ trustProxy: proxies });
const addressOf = clientAddressOf(proxies);
app.get('/', (request) => ({
  address: callerAddress(request.ip),
  unrouted: callerAddress(addressOf(request.raw)),
  host: hostOf(request),
}));
afterAll(() => app.close());

const ask = async (remoteAddress: string, headers: Record<string, string>) =>
  (await app.inject({ url: '/', remoteAddress, headers: { host: 'acme.ultramar.test', ...headers } })).json<{
    address: string;
    unrouted: string;
    host: string;
  }>();

describe('who is asking is', () => {
  test.each([
    ['the connected client, without a proxy', '203.0.113.1', undefined, '203.0.113.1'],
    ['that one, whatever it claims', '203.0.113.1', '198.51.100.9', '203.0.113.1'],
    ['that one, also where it claims to be a proxy', '203.0.113.1', '10.0.0.1, 127.0.0.1', '203.0.113.1'],
    ['whom a proxy names', '10.1.2.3', '198.51.100.9', '198.51.100.9'],
    ['whom a proxy of a single address names', '192.0.2.7', '198.51.100.9', '198.51.100.9'],
    ['and nobody whom its neighbour names', '192.0.2.8', '198.51.100.9', '192.0.2.8'],
    ['whom a proxy on the same machine names', '127.0.0.1', '198.51.100.9', '198.51.100.9'],
    ['whom an IPv4 proxy names that is mapped into IPv6', '::ffff:10.1.2.3', '198.51.100.9', '198.51.100.9'],
    ['whom an IPv6 proxy names', 'fd00::7', '2001:db8:1:2:3::4', '2001:db8:1:2::/64'],
    ['whom the first of several proxies names', '10.1.2.3', '198.51.100.9, 10.9.9.9, fd00::1', '198.51.100.9'],
    ['whom the proxy saw, not what that one forged', '10.1.2.3', '192.0.2.99, 198.51.100.9', '198.51.100.9'],
    ['whom it saw, also where that one forged proxies', '10.1.2.3', '1.1.1.1, 10.0.0.9, 198.51.100.9', '198.51.100.9'],
    ['whom it saw, with the port it wrote behind', '10.1.2.3', '198.51.100.9:51234', '198.51.100.9'],
    ['nobody in particular where it saw no address', '10.1.2.3', '198.51.100.9, unknown', 'unknown'],
    ['the proxy itself where it names nobody', '10.1.2.3', undefined, '10.1.2.3'],
    ['the first of the proxies where there is nobody else', '10.1.2.3', '10.0.0.9, 10.0.0.8', '10.0.0.9'],
  ])('%s', async (_, remoteAddress, forwarded, expected) => {
    const answer = await ask(remoteAddress, forwarded ? { 'x-forwarded-for': forwarded } : {});
    expect([answer.address, answer.unrouted]).toEqual([expected, expected]);
  });
});

test('without trusted proxies the connected client is asking, whatever it claims', async () => {
  const alone = Fastify();
  alone.get('/', ({ raw }) => clientAddressOf([])(raw));
  const answer = await alone.inject({ url: '/', remoteAddress: '10.1.2.3', headers: { 'x-forwarded-for': '1.1.1.1' } });
  expect(answer.body).toBe('10.1.2.3');
});

test.each(['10.1.2.3', '203.0.113.1'])('no other host is believed of %s than the one it passes on', async (address) => {
  expect((await ask(address, { 'x-forwarded-host': 'globex.ultramar.test' })).host).toBe('acme.ultramar.test');
});

test.each([
  ['10.1.2.3', true],
  ['::ffff:10.1.2.3', true],
  ['127.0.0.1', true],
  ['2001:db8::1', true],
  ['2001:db9::1', false],
  ['192.0.2.1', false],
  ['', false],
])('of 10.0.0.0/8, loopback and 2001:db8::/32 %j is one: %s', (ip, isOne) => {
  expect(isProxyOf(['10.0.0.0/8', 'loopback', '2001:db8::/32'])(ip)).toBe(isOne);
  expect(isProxyOf([])(ip)).toBe(false);
});
