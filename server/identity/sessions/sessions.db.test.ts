import { expect, test } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import { seedIdentity, users } from '../../../tests/support/identity.ts';
import { inAuth, type Db } from '../../database/transaction.ts';
import {
  clearExpiredTokens,
  endSession,
  refreshSeconds,
  rotate,
  sessionOfRefreshToken,
  startSession,
  takeBack,
  type Continuation,
} from './sessions.ts';

const database = await testDatabase();
const identity = await seedIdentity(database.ownerPool);
const ana = identity.users[users.ana.email] ?? '';
const gil = identity.users[users.gil.email] ?? '';
const carla = identity.users[users.carla.email] ?? '';

const start = new Date('2026-03-10T12:00:00.000Z');
const after = (milliseconds: number): Date => new Date(start.getTime() + milliseconds);
const lifetime = refreshSeconds * 1000;

const auth = <T>(work: (db: Db) => Promise<T>): Promise<T> => inAuth(database.pool, {}, work);
const open = (user = ana, now = start): Promise<Continuation> => auth((db) => startSession(db, user, now));
const use = (token: string, now = start) => auth((db) => rotate(db, token, now));

/** Returns the next token in the chain. */
async function next(token: string): Promise<string> {
  const continued = await use(token);
  if (typeof continued === 'string' || 'ended' in continued) throw new Error('The token was refused');
  return continued.refreshToken;
}

async function endOf(session: string): Promise<string | null | undefined> {
  const stored = 'select ended_because as why from sessions where uuid = $1';
  return (await database.ownerPool.query<{ why: string | null }>(stored, [session])).rows[0]?.why;
}

test('a token is exchanged for the next of its session', async () => {
  const { session, refreshToken } = await open();
  const second = await next(refreshToken);
  expect(second).not.toBe(refreshToken);
  expect(await use(second)).toMatchObject({ session });
  expect(await endOf(session)).toBeNull();
});

test('one that is used again ends the session, and the token that followed on it', async () => {
  const { session, refreshToken } = await open();
  const other = await open();
  const second = await next(refreshToken);
  expect(await use(refreshToken)).toEqual({ ended: session });
  expect(await endOf(session)).toBe('token_reused');
  expect(await use(second)).toEqual({ ended: undefined });
  expect(await use(other.refreshToken)).toMatchObject({ session: other.session });
});

test.each([
  ['a millisecond before it expires', lifetime - 1, true],
  ['when it expires', lifetime, false],
])('one is good %s: %s', async (_, milliseconds, isGood) => {
  const { session, refreshToken } = await open();
  expect(await use(refreshToken, after(milliseconds))).toMatchObject(isGood ? { session } : { ended: undefined });
});

test('none is good once its session has ended or its user may not sign in, and nothing is ended for it', async () => {
  const { session, refreshToken } = await open();
  await auth((db) => endSession(db, session, 'signed_out'));
  expect(await use(refreshToken)).toEqual({ ended: undefined });
  await auth((db) => endSession(db, session, 'token_reused'));
  expect(await endOf(session)).toBe('signed_out');

  const theirs = await open(carla);
  await database.ownerPool.query('update users set active = false where uuid = $1', [carla]);
  expect(await use(theirs.refreshToken)).toEqual({ ended: undefined });
  await database.ownerPool.query('update users set active = true where uuid = $1', [carla]);
  expect(await use(theirs.refreshToken)).toMatchObject({ session: theirs.session });
});

test('an exchange whose answer never left is taken back, unless its token was used since', async () => {
  const { session, refreshToken } = await open();
  const lost = await next(refreshToken);
  await auth((db) => takeBack(db, refreshToken, lost));
  expect(await use(lost)).toEqual({ ended: undefined });
  const second = await next(refreshToken);
  await next(second);
  await auth((db) => takeBack(db, refreshToken, second));
  expect(await use(refreshToken)).toEqual({ ended: session });
});

test('expired tokens are deleted in batches: those of a user who signs in, and eventually all', async () => {
  await database.ownerPool.query('delete from refresh_tokens');
  const [mine, theirs] = [await open(ana), await open(gil)];
  const later = await open(ana, after(lifetime));
  const kept = async () => {
    const all = [mine, theirs, later].map(({ refreshToken }) => auth((db) => sessionOfRefreshToken(db, refreshToken)));
    return (await Promise.all(all)).map((session) => session !== undefined);
  };
  expect(await kept()).toEqual([false, true, true]);
  await open(gil);
  expect(await clearExpiredTokens(database.pool, after(lifetime - 1), 10)).toBe(0);
  expect(await clearExpiredTokens(database.pool, after(lifetime), 1)).toBe(1);
  expect(await clearExpiredTokens(database.pool, after(lifetime), 10)).toBe(1);
  expect(await kept()).toEqual([false, false, true]);
});
