import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';

/**
 * Whom an address counts for: an IPv4 address for itself, also where it is mapped into IPv6; of an IPv6 address its
 * /64, since whoever has one address of such a network has them all. A port that a proxy wrote behind it tells nobody
 * apart, and what is no address is nobody's.
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

/** The eight groups of an IPv6 address, `::` filled in. */
function groupsOf(ip: string): string[] {
  const [before = '', after] = (ip.split('%')[0] ?? '').toLowerCase().split('::');
  const [left, right] = [before, after ?? ''].map((part) => (part === '' ? [] : part.split(':'))) as [
    string[],
    string[],
  ];
  const zeros = after === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(zeros).fill('0'), ...right].map((group) => Number.parseInt(group, 16).toString(16));
}

/** Whom the use of a request is added up for: its company, else whoever is signed in, else the address it comes from. */
export function callerOf({ identity, ip }: FastifyRequest): string {
  return identity?.tenant?.id ?? identity?.actor.uuid ?? callerAddress(ip);
}
