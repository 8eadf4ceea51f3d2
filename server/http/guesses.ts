import type { FastifyRequest } from 'fastify';
import { readDeviceCookie } from '../auth/deviceCookie.ts';
import type { GuessKeys } from '../auth/guessCounts.ts';
import type { Guess } from '../auth/guessing.ts';
import { passwordChangedAt } from '../auth/passwordChangedAt.ts';
import { callerAddress } from './caller.ts';
import { goneSignal } from './gone.ts';

/**
 * A guess at the password of an account. A device that has signed in to that very account counts for itself alone, so
 * that nobody who knocks elsewhere can lock its owner out. A device that signed in with an earlier password does not.
 */
export async function passwordGuess(request: FastifyRequest, email: string): Promise<Guess> {
  const account = request.server.accountName(email);
  const device = readDeviceCookie(request);
  if (device?.account === account && device.provenAt >= (await passwordChangedAt(request.server.pool, email))) {
    const keys = { guessesPerDevice: `${account} ${device.id}` };
    return { keys, caller: account, isKnown: true, signal: () => goneSignal(request) };
  }
  const stranger = linkGuess(request, account);
  return { ...stranger, keys: { ...stranger.keys, guessesPerAccount: account } };
}

/**
 * A guess at something random. It counts for its address alone: nobody can guess it, and a ceiling over all addresses
 * would only let strangers lock its owner out.
 */
export function linkGuess(request: FastifyRequest, what: string): Guess {
  const address = callerAddress(request.ip);
  const keys = { guessesPerAddress: address, guessesPerAccountAndAddress: `${what} ${address}` };
  return { keys, caller: address, isKnown: false, signal: () => goneSignal(request) };
}

/** What asking for a link by mail counts against: the address it goes to, known or not, and the one that asks. */
export const mailedLink = (request: FastifyRequest, email: string): GuessKeys => ({
  linksPerAddress: callerAddress(request.ip),
  linksPerAccount: request.server.accountName(email),
});
