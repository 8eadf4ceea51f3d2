import { isIP } from 'node:net';
import { compile } from '@fastify/proxy-addr';

/** Networks that have a name, as proxy-addr knows them. */
const named: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** The entries of a list separated by commas. */
export const proxiesOf = (list: string): string[] =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** Why a list of proxies cannot be believed, behind the variable's name; undefined where it can. */
export function proxiesProblem(list: string): string | undefined {
  if (['true', '*'].includes(list.trim().toLowerCase())) {
    return 'must name the proxies: were everybody one, anybody could claim any address';
  }
  const proxies = proxiesOf(list);
  const wrong = proxies.find((entry) => !isNetwork(entry));
  if (wrong === undefined && proxies.length > 0) return undefined;
  return `must be addresses or networks like 10.0.0.0/8, or ${[...named].join(', ')}, not ${JSON.stringify(wrong ?? list)}`;
}

/** Whether an entry is an address, a network of more than none of its bits, or has a name. */
function isNetwork(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0) return named.has(entry);
  if (bits === undefined) return true;
  return rest.length === 0 && /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}

/** Tells whether an address is that of one of the proxies, as the framework tells it. */
export function isProxyOf(proxies: readonly string[]): (ip: string) => boolean {
  const trusts = compile([...proxies]);
  return (ip) => trusts(ip, 0);
}
