import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far the time of a signature may differ from ours, in milliseconds. */
const window = 5 * 60_000;

/** A signed request: the time of its signature in seconds, and HMAC-SHA256 over time, a dot and the body, in hex. */
export interface Signed {
  readonly timestamp: string;
  readonly signature: string;
  readonly body: Buffer;
}

/** A received body as sent, with its headers. */
export interface Received {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly bytes: Buffer;
}

/** Returns the headers with which a body is signed at a time, named by a prefix such as `x-ultramar`. */
export function signedHeaders(prefix: string, secret: string, body: Buffer, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  return { [`${prefix}-timestamp`]: timestamp, [`${prefix}-signature`]: signatureOf(secret, { timestamp, body }) };
}

/** Returns whether a request is signed with the secret by headers of a prefix; never with an empty secret. */
export function isSigned(prefix: string, secret: string, { headers, bytes }: Received, now: Date): boolean {
  const header = (name: string): string => String(headers[`${prefix}-${name}`] ?? '');
  const signed = { timestamp: header('timestamp'), signature: header('signature'), body: bytes };
  return secret !== '' && isSignedBy(secret, signed, now);
}

/** Signs a body at a time. */
export const signatureOf = (secret: string, { timestamp, body }: Omit<Signed, 'signature'>): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');

/** Returns whether a request is signed with the secret, within five minutes of now. */
export function isSignedBy(secret: string, signed: Signed, now: Date): boolean {
  if (!/^\d{1,12}$/.test(signed.timestamp)) return false;
  if (Math.abs(Number(signed.timestamp) * 1_000 - now.getTime()) > window) return false;
  const [given, ours] = [Buffer.from(signed.signature), Buffer.from(signatureOf(secret, signed))];
  return given.length === ours.length && timingSafeEqual(given, ours);
}
