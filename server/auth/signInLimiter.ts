import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../errors.ts';

/** Failed sign-ins within 15 minutes, then as long a pause: few for one account from one address, more for an address. */
const period = 15 * 60;
const perAccount = 5;
const perAddress = 50;

/** Counts sign-ins, in the database, so that every process knows of them. */
export interface SignInLimiter {
  /** Counts an attempt before it is tried, so that many at once do not slip through. Throws `too_many_requests`. */
  attempt(account: string, address: string): Promise<void>;
  /** Takes a successful attempt back. */
  succeeded(account: string, address: string): Promise<void>;
}

/** The limiter whose counts lie in the table `sign_in_attempts`. */
export function signInLimiter(pool: Pool): SignInLimiter {
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'sign_in_attempts',
      tableCreated: true,
      keyPrefix,
      points,
      duration: period,
      blockDuration: period,
    });
  const accounts = limiter('account', perAccount);
  const addresses = limiter('address', perAddress);
  const accountKey = (account: string, address: string): string => `${account.toLowerCase()} ${address}`;
  return {
    async attempt(account, address) {
      await consume(addresses, address);
      await consume(accounts, accountKey(account, address));
    },
    async succeeded(account, address) {
      await Promise.all([accounts.delete(accountKey(account, address)), addresses.reward(address)]);
    },
  };
}

async function consume(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new ApiError('too_many_requests', { retryAfter: Math.ceil(refused.msBeforeNext / 1000) });
  }
}
