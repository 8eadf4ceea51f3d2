import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { ApiError } from '../errors.ts';

/** Seconds an access token is good for (design §8). */
export const accessTokenSeconds = 600;

const issuer = 'ultramar';

/** The signing key of access tokens, derived so that the installation's secret serves nothing else directly. */
export function accessTokenKey(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'ultramar access token', 32));
}

/** Signs an access token (JWT, HS256) for a session. It names the session only; who that is is looked up. */
export function signAccessToken(key: Uint8Array, session: string, now: Date): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000);
  return new SignJWT({})
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(issuer)
    .setSubject(session)
    .setIssuedAt(issued)
    .setExpirationTime(issued + accessTokenSeconds)
    .sign(key);
}

/** The session an access token names. Throws `token_expired`, or `unauthorized` for what is no token of ours. */
export async function readAccessToken(key: Uint8Array, token: string, now: Date): Promise<string> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], issuer, currentDate: now });
    if (payload.sub) return payload.sub;
  } catch (cause) {
    throw new ApiError(cause instanceof errors.JWTExpired ? 'token_expired' : 'unauthorized', { cause });
  }
  throw new ApiError('unauthorized');
}

/** A refresh token: 256 random bits, known to the browser alone. */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a refresh token. */
export const refreshTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
