import type { FastifyRequest } from 'fastify';
import { readDeviceCookie } from '../auth/deviceCookie.ts';
import type { GuessKeys } from '../auth/guessCounts.ts';
import type { Guess } from '../auth/guessing.ts';
import { passwordChangedAt } from '../auth/passwordChangedAt.ts';
import { callerAddress } from './caller.ts';
import { goneSignal } from './gone.ts';

/**
 * Returns the guess at an account's password. A device that signed in to this account counts alone, so that others
 * cannot lock its owner out. A device from before the last change of password does not.
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
 * Returns the guess at a random token. It counts per address only: a global limit would let strangers lock its owner
 * out.
 */
export function linkGuess(request: FastifyRequest, what: string): Guess {
  const address = callerAddress(request.ip);
  const keys = { guessesPerAddress: address, guessesPerAccountAndAddress: `${what} ${address}` };
  return { keys, caller: address, isKnown: false, signal: () => goneSignal(request) };
}

/** Returns the budgets for a link by mail: the recipient's address, known or not, and the sender's. */
export const mailedLink = (request: FastifyRequest, email: string): GuessKeys => ({
  linksPerAddress: callerAddress(request.ip),
  linksPerAccount: request.server.accountName(email),
});
