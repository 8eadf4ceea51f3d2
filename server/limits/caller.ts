import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';

/**
 * Returns the key that an address counts under: an IPv4 address itself, also mapped into IPv6; the /64 of an IPv6
 * address, because its owner has the whole network. A port after it is ignored, and an invalid address is anonymous.
 */
export function callerAddress(ip: string | undefined): string {
  const address = ip?.replace(portBehind, '$1$2') ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const version = isIP(address);
  if (version === 0) return 'unknown';
  return version === 6 ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address;
}

/** `192.0.2.1:443`, `[2001:db8::1]:443`. */
const portBehind = /^(?:([\d.]+)|\[([^\]]+)\])(?::\d+)?$/;

/** The eight groups of an IPv6 address, with `::` expanded. */
function groupsOf(ip: string): string[] {
  const [before = '', after] = (ip.split('%')[0] ?? '').toLowerCase().split('::');
  const [left, right] = [before, after ?? ''].map((part) => (part === '' ? [] : part.split(':'))) as [
    string[],
    string[],
  ];
  const zeros = after === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(zeros).fill('0'), ...right].map((group) => Number.parseInt(group, 16).toString(16));
}

/** Returns the key that a request's use counts under: its company, else the user, else the address. */
export function callerOf({ identity, ip }: FastifyRequest): string {
  return identity?.tenant?.id ?? identity?.actor.uuid ?? callerAddress(ip);
}
