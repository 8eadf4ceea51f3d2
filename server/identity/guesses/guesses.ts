import type { FastifyRequest } from 'fastify';
import { readDeviceCookie } from '../../limits/deviceCookie.ts';
import type { GuessKeys } from './guessCounts.ts';
import type { Guess } from './guessLimits.ts';
import { callerAddress } from '../../limits/caller.ts';
import { goneSignal } from '../../limits/abortSignal.ts';
import type { Pool } from '../../database/pool/pool.ts';
import { readInAuth } from '../../database/transaction.ts';
import { normalEmail } from '../accountName.ts';

/**
 * Returns the account and the device of a browser that signed in to it, as a key; undefined for others. A device from
 * before the last change of password is unknown.
 */
async function knownDeviceOf(request: FastifyRequest, email: string): Promise<string | undefined> {
  const account = request.server.accountName(email);
  const device = readDeviceCookie(request);
  if (device?.account !== account) return undefined;
  const isRecent = device.provenAt >= (await passwordChangedAt(request.server.pool, email));
  return isRecent ? `${account} ${device.id}` : undefined;
}

/**
 * Returns the guess at an account's password. A device that signed in to this account counts alone, so that others
 * cannot lock its owner out.
 */
export async function passwordGuess(request: FastifyRequest, email: string): Promise<Guess> {
  const account = request.server.accountName(email);
  const device = await knownDeviceOf(request, email);
  if (device !== undefined) {
    const keys = { guessesPerDevice: device };
    return { keys, caller: account, isKnown: true, signal: () => goneSignal(request) };
  }
  const stranger = linkGuess(request, account);
  return { ...stranger, keys: { ...stranger.keys, guessesPerAccount: account } };
}

/**
 * Returns the guess at a random token. It counts per address only: a global limit would let strangers lock its owner
 * out.
 */
export function linkGuess(request: FastifyRequest, what: string): Guess {
  const address = callerAddress(request.ip);
  const keys = { guessesPerAddress: address, guessesPerAccountAndAddress: `${what} ${address}` };
  return { keys, caller: address, isKnown: false, signal: () => goneSignal(request) };
}

/** What a link by mail counts against, and whether a known device asks for it. */
export interface MailedLink {
  readonly keys: GuessKeys;
  readonly isKnown: boolean;
}

/**
 * Returns the budgets for a link by mail: the recipient's address, known or not, and the sender's. A device that signed
 * in to the account counts alone, so that others cannot use up its links.
 */
export async function mailedLink(request: FastifyRequest, email: string): Promise<MailedLink> {
  const device = await knownDeviceOf(request, email);
  if (device !== undefined) return { keys: { linksPerDevice: device }, isKnown: true };
  const keys = { linksPerAddress: callerAddress(request.ip), linksPerAccount: request.server.accountName(email) };
  return { keys, isKnown: false };
}

const statement = 'select password_changed_at from users where lower(email) = $1';

/** Returns when an account's password last changed; the epoch if never. */
async function passwordChangedAt(pool: Pool, email: string): Promise<Date> {
  const [user] = await readInAuth(pool, (db) =>
    db.query<{ password_changed_at: string | null }>(statement, [normalEmail(email)]),
  );
  return new Date(user?.password_changed_at ?? 0);
}
