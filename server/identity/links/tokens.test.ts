import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { accessTokens, newToken, tokenHash } from './tokens.ts';

const secret = 'a secret of this installation, 32 bytes';
const ours = accessTokens(secret);
const now = new Date('2026-03-10T15:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const asKey = (text: string) => new TextEncoder().encode(text);

describe('an access token', () => {
  test('names its session for ten minutes, also when it has been read before', async () => {
    const token = await ours.sign('session', now);
    expect(await ours.read(token, after(598))).toBe('session');
    expect(await ours.read(token, after(599))).toBe('session');
    await expect(ours.read(token, after(601))).rejects.toMatchObject({ code: 'token_expired' });
    expect(await accessTokens(secret).read(token, after(599))).toBe('session');
  });

  test('is known from when it was read until it expires', async () => {
    const token = await ours.sign('known', now);
    expect(ours.known(token, now)).toBeUndefined();
    await ours.read(token, now);
    expect(ours.known(token, after(599))).toBe('known');
    expect(ours.known(token, after(600))).toBeUndefined();
    expect(ours.known(`${token}x`, now)).toBeUndefined();
  });

  test('of another installation, or changed, is none', async () => {
    const foreign = await accessTokens('a secret of another installation, also long').sign('session', now);
    await expect(ours.read(foreign, now)).rejects.toMatchObject({ code: 'unauthorized' });
    const [head, , signature] = (await ours.sign('session', now)).split('.');
    const body = btoa(JSON.stringify({ iss: 'ultramar', sub: 'another', exp: after(600).getTime() / 1000 }));
    await expect(ours.read(`${head}.${body}.${signature}`, now)).rejects.toMatchObject({ code: 'unauthorized' });
  });

  test.each(['HS256', 'HS384', 'HS512'])('signed by the secret itself with %s is none', async (alg) => {
    const claims = { sub: 'session', iss: 'ultramar', exp: after(600).getTime() / 1000 };
    const token = await new SignJWT(claims).setProtectedHeader({ alg }).sign(asKey(secret.repeat(2)));
    await expect(ours.read(token, now)).rejects.toMatchObject({ code: 'unauthorized' });
  });
});

test('a refresh token has 256 random bits, and the database their digest only', () => {
  const [one, two] = [newToken(), newToken()];
  expect(Buffer.from(one, 'base64url')).toHaveLength(32);
  expect(one).not.toBe(two);
  expect(tokenHash(one)).toHaveLength(32);
  expect(tokenHash(one).equals(tokenHash(two))).toBe(false);
});
