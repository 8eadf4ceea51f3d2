import { beforeEach, describe, expect, test } from 'vitest';
import { testApp, testConfig } from '../../../tests/support/app.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import { users } from '../../../tests/support/identity.ts';
import { waitingForLocks, whileLocked } from '../../../tests/support/locks.ts';
import { defaultBudgets } from '../../limits/budgets.ts';
import { ApiError } from '../../base/errors.ts';
import { countSpending, type Spending } from '../../limits/budgetUse.ts';
import { openGuessing, type Guess, type Guessing } from './guessLimits.ts';

const { pool, ownerPool } = await testDatabase();
const budgets = {
  ...defaultBudgets,
  passwordChecksAtOnce: 1,
  passwordChecksWaiting: 3,
  passwordChecksWaitingPerCaller: 2,
};

const soon = { timeout: 10_000 };

let door: Guessing;
let spending: Spending;
/** Running guesses in order, each with its end. */
let trying: { caller: string; finish: () => void }[];
beforeEach(() => {
  spending = countSpending();
  door = openGuessing(pool, budgets, spending);
  trying = [];
});

const staying = new AbortController().signal;
const strange = (caller: string, signal = staying): Guess => ({
  caller,
  isKnown: false,
  keys: { guessesPerAddress: caller },
  signal: () => signal,
});
const known = (caller: string): Guess => ({ ...strange(caller), isKnown: true });

/** Starts a guess that lasts until it is finished; returns its result. */
function tryOne(guess: Guess): Promise<string> {
  const attempt = () =>
    new Promise<string>((resolve) => void trying.push({ caller: guess.caller, finish: () => resolve('right') }));
  return door.try(guess, attempt).catch((error: Error) => (error instanceof ApiError ? error.code : error.name));
}

const waiting = (of = spending) => of.inUse().find(([budget]) => budget === 'passwordChecksWaiting')?.[1];

/** Ends the running guess; returns its caller. */
async function finishNext(): Promise<string | undefined> {
  await expect.poll(() => trying.length, soon).toBeGreaterThan(0);
  const one = trying.shift();
  one?.finish();
  return one?.caller;
}

describe('a limited number of guesses is checked concurrently', () => {
  test('and waiting callers take turns, for any number of requests', async () => {
    const all = ['a', 'a', 'a', 'b'].map((caller) => tryOne(strange(caller)));
    await expect.poll(() => waiting(), soon).toBe(3);
    const order: (string | undefined)[] = [];
    for (let n = 0; n < 4; n += 1) order.push(await finishNext());
    expect(order).toEqual(['a', 'b', 'a', 'a']);
    expect(await Promise.all(all)).toEqual(Array(4).fill('right'));
  });

  test('devices that are known first, also where strangers leave no room', async () => {
    const all = ['a', 'b', 'c', 'd'].map((caller) => tryOne(strange(caller)));
    await expect.poll(() => waiting(), soon).toBe(3);
    expect(await tryOne(strange('e'))).toBe('busy');
    all.push(tryOne(known('ana')));
    expect([await finishNext(), await finishNext()]).toEqual(['a', 'ana']);
    for (let n = 0; n < 3; n += 1) await finishNext();
    expect(await Promise.all(all)).toEqual(Array(5).fill('right'));
  });

  test('and one caller takes not all of the room to wait', async () => {
    const all = ['a', 'a', 'a'].map((caller) => tryOne(strange(caller)));
    await expect.poll(() => waiting(), soon).toBe(2);
    expect(await tryOne(strange('a'))).toBe('too_many_requests');
    all.push(tryOne(strange('b')));
    for (let n = 0; n < 4; n += 1) await finishNext();
    expect(await Promise.all(all)).toEqual(Array(4).fill('right'));
  });

  test('and none for a client that has gone: it is neither tried nor counted', async () => {
    const gone = new AbortController();
    const first = tryOne(strange('a'));
    const left = tryOne(strange('gone', gone.signal));
    await expect.poll(() => waiting(), soon).toBe(1);
    gone.abort();
    expect(await left).toBe('AbortError');
    expect(waiting()).toBe(0);
    await finishNext();
    expect(await first).toBe('right');
    const { rows } = await ownerPool.query(`select 1 from sign_in_attempts where key = 'guessesPerAddress:gone'`);
    expect(rows).toEqual([]);
  });
});

describe('the sign-in', async () => {
  const api = await testApp({ config: { ...testConfig, trustProxy: ['loopback'] } });
  const url = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const ana = await api.signIn(users.ana.email);

  const body = JSON.stringify({ email: 'nobody@acme.test', password: 'guess' });
  const headers = { 'content-type': 'application/json' };
  const guess = (signal: AbortSignal) => fetch(`${url}/api/v1/auth/login`, { method: 'POST', headers, body, signal });

  test('takes a client that has gone out of the queue', async () => {
    const { tried } = await whileLocked(api.ownerPool, 'users', async () => {
      const both = [guess(staying), guess(staying)];
      await waitingForLocks(api.ownerPool, both.length);
      const gone = new AbortController();
      const left = guess(gone.signal);
      await expect.poll(() => waiting(api.app.spending), soon).toBe(1);
      gone.abort();
      await expect(left).rejects.toThrow('aborted');
      await expect.poll(() => waiting(api.app.spending), soon).toBe(0);
      return { tried: Promise.all(both) };
    });
    expect((await tried).map(({ status }) => status)).toEqual([401, 401]);
  });

  test('of 64 who guess from 64 addresses leaves connections to the database and answers to others', async () => {
    let [held, most] = [0, 0];
    api.pool.on('acquire', () => void (most = Math.max(most, (held += 1))));
    api.pool.on('release', () => void (held -= 1));
    const over = new AbortController();
    const knock = async (n: number) => {
      const statuses = new Set<number>();
      for (let tries = 0; !over.signal.aborted; tries += 1) {
        const from = { ...headers, 'x-forwarded-for': `2001:db8:${n}:${tries}::1` };
        const credentials = JSON.stringify({ email: `n${n}.${tries}@acme.test`, password: 'guess' });
        const init = { method: 'POST', headers: from, body: credentials };
        statuses.add((await fetch(`${url}/api/v1/auth/login`, init)).status);
      }
      return statuses;
    };
    const knocking = Promise.all(Array.from({ length: 64 }, (_, n) => knock(n)));
    await expect.poll(() => waiting(api.app.spending), soon).toBeGreaterThan(32);
    // Plus the clean-up of expired counts.
    expect(most).toBeLessThanOrEqual(defaultBudgets.passwordChecksAtOnce + 1);
    for (let n = 0; n < 20; n += 1) expect((await ana.get('/api/v2/entities')).statusCode).toBe(200);
    over.abort();
    const statuses = new Set((await knocking).flatMap((each) => [...each]));
    expect([...statuses].filter((status) => status !== 401)).toEqual([]);
  });
});
