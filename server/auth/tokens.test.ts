import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { accessTokenKey, newRefreshToken, readAccessToken, refreshTokenHash, signAccessToken } from './tokens.ts';

const key = accessTokenKey('a secret of this installation, 32 bytes');
const other = accessTokenKey('a secret of another installation, also long');
const now = new Date('2026-03-10T15:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('an access token', () => {
  test('names its session for ten minutes', async () => {
    const token = await signAccessToken(key, 'session', now);
    expect(await readAccessToken(key, token, after(599))).toBe('session');
    await expect(readAccessToken(key, token, after(601))).rejects.toMatchObject({ code: 'token_expired' });
  });

  test('of another installation, or changed, is none', async () => {
    const token = await signAccessToken(other, 'session', now);
    await expect(readAccessToken(key, token, now)).rejects.toMatchObject({ code: 'unauthorized' });
    const [head, , signature] = (await signAccessToken(key, 'session', now)).split('.');
    const body = btoa(JSON.stringify({ iss: 'ultramar', sub: 'another', exp: after(600).getTime() / 1000 }));
    await expect(readAccessToken(key, `${head}.${body}.${signature}`, now)).rejects.toMatchObject({
      code: 'unauthorized',
    });
  });

  test('signed by another algorithm, or without a session, is none', async () => {
    const long = new Uint8Array([...key, ...key]);
    const sha512 = await new SignJWT({ sub: 'session', iss: 'ultramar' })
      .setProtectedHeader({ alg: 'HS512' })
      .sign(long);
    await expect(readAccessToken(key, sha512, now)).rejects.toMatchObject({ code: 'unauthorized' });
    const nobody = await new SignJWT({ iss: 'ultramar' }).setProtectedHeader({ alg: 'HS256' }).sign(key);
    await expect(readAccessToken(key, nobody, now)).rejects.toMatchObject({ code: 'unauthorized' });
  });
});

test('a refresh token has 256 random bits, and the database their digest only', () => {
  const [one, two] = [newRefreshToken(), newRefreshToken()];
  expect(Buffer.from(one, 'base64url')).toHaveLength(32);
  expect(one).not.toBe(two);
  expect(refreshTokenHash(one)).toHaveLength(32);
  expect(refreshTokenHash(one).equals(refreshTokenHash(two))).toBe(false);
});
