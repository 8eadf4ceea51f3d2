import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyFor } from '../base/secretKey.ts';

/** How long a URL of a mail is valid, in milliseconds. */
const lifetime = 10 * 60_000;

const signed = (secret: string, uuid: string, until: number): string =>
  createHmac('sha256', keyFor(secret, 'mail view')).update(`${uuid} ${until}`).digest('base64url');

/** Creates the token for showing one mail in a frame, which sends no bearer token. */
export function viewToken(secret: string, uuid: string, now: Date): string {
  const until = now.getTime() + lifetime;
  return `${until}.${signed(secret, uuid, until)}`;
}

/** Returns whether a token grants access to this mail now. */
export function mayView(secret: string, uuid: string, token: string, now: Date): boolean {
  const [until = '', signature = ''] = token.split('.');
  if (!/^\d{1,16}$/.test(until) || Number(until) <= now.getTime()) return false;
  const [given, ours] = [Buffer.from(signature), Buffer.from(signed(secret, uuid, Number(until)))];
  return given.length === ours.length && timingSafeEqual(given, ours);
}
