import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr, { compile } from '@fastify/proxy-addr';

/** Named networks of proxy-addr. */
const named: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Splits a comma-separated list. */
export const proxiesOf = (list: string): string[] =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** Returns why a list of proxies is invalid, or undefined. */
export function proxiesProblem(list: string): string | undefined {
  if (['true', '*'].includes(list.trim().toLowerCase())) {
    return 'must name the proxies: otherwise any client could claim any address';
  }
  const proxies = proxiesOf(list);
  const wrong = proxies.find((entry) => !isNetwork(entry));
  if (wrong === undefined && proxies.length > 0) return undefined;
  return `must be addresses or networks like 10.0.0.0/8, or ${[...named].join(', ')}, not ${JSON.stringify(wrong ?? list)}`;
}

/** Returns whether an entry is an address, a network with at least one bit, or a name. */
function isNetwork(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0) return named.has(entry);
  if (bits === undefined) return true;
  return rest.length === 0 && /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}

/** Returns a test of whether an address is a proxy, consistent with the framework. */
export function isProxyOf(proxies: readonly string[]): (ip: string) => boolean {
  const trusts = compile([...proxies]);
  return (ip) => trusts(ip, 0);
}

/** Returns a function that reads the address of a client before routing, consistent with the framework. */
export function clientAddressOf(proxies: readonly string[]): (request: IncomingMessage) => string | undefined {
  if (proxies.length === 0) return ({ socket }) => socket.remoteAddress;
  const trusts = compile([...proxies]);
  return (request) => proxyAddr(request, trusts);
}
