import type { FastifyRequest } from 'fastify';
import { callerAddress } from './address.ts';

/** Whom the use of a request is added up for: its company, else whoever is signed in, else the address it comes from. */
export function callerOf({ identity, ip }: FastifyRequest): string {
  return identity?.tenant?.id ?? identity?.actor.uuid ?? callerAddress(ip);
}
