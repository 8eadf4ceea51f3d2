import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import { callerAddress } from '../../limits/caller.ts';

/** The origin of a sign-in, as far as the request tells. */
export interface Visit {
  readonly browser: string | null;
  readonly system: string | null;
  /** The address without its last part. */
  readonly address: string | null;
  /** The browser's preferred language. */
  readonly language: string | null;
}

/** An unknown origin. */
export const unknownVisit: Visit = { browser: null, system: null, address: null, language: null };

/** The number of characters of the user agent to parse. */
const readCharacters = 400;

/** Describes the origin of a request: user agent and address. */
export function visitOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Visit {
  return {
    ...deviceOf(headers['user-agent']),
    address: shortAddress(callerAddress(ip)),
    language: /^[a-z]{2,3}(-[a-z0-9]{2,8})*/i.exec(headers['accept-language'] ?? '')?.[0].slice(0, 20) ?? null,
  };
}

function deviceOf(agent: string | undefined): Pick<Visit, 'browser' | 'system'> {
  if (!agent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(agent.slice(0, readCharacters));
  return { browser: browser.name || null, system: os.name || null };
}

/**
 * `203.0.113.0/24` and `2001:db8:0::/48`: precise enough to notice an unusual place, too coarse to identify a person.
 */
function shortAddress(address: string): string | null {
  if (isIP(address) === 4) return address.replace(/\.\d+$/, '.0/24');
  const groups = address.split(':');
  return groups.length > 3 ? `${groups.slice(0, 3).join(':')}::/48` : null;
}

/** Formats the device of a visit: `Firefox, Windows`; undefined without a user agent. */
export const deviceText = ({ browser, system }: Pick<Visit, 'browser' | 'system'>): string | undefined =>
  [browser, system].filter(Boolean).join(', ') || undefined;
