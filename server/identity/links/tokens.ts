import { createHash, createHmac, randomBytes, timingSafeEqual, type KeyObject } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { ApiError } from '../../base/errors.ts';
import { keyFor } from '../../base/secretKey.ts';

/** The lifetime of an access token in seconds (design §8). */
export const accessTokenSeconds = 600;

const issuer = 'ultramar';

/** The maximum length of a token. */
const longest = 1_000;

/** The number of cached tokens, one per active session. */
const capacity = 10_000;

/** Access tokens (JWT, HS256). They name a session only; the user is looked up. */
export interface AccessTokens {
  sign(session: string, now: Date): Promise<string>;
  /** Returns the session of a token. Throws `token_expired`, or `unauthorized` if invalid. */
  read(token: string, now: Date): Promise<string>;
  /** Returns the session of a cached, unexpired token; undefined for any other. */
  known(token: string, now: Date): string | undefined;
}

/** The access tokens of an installation, signed with a key derived from its secret for this purpose only. */
export function accessTokens(secret: string): AccessTokens {
  const key = keyFor(secret, 'access token');
  // A token arrives with every request for ten minutes, so its verification is cached.
  const verified = new Map<string, { session: string; expires: number }>();
  function known(token: string, now: Date): string | undefined {
    const read = verified.get(token);
    return read && read.expires > now.getTime() / 1000 ? read.session : undefined;
  }
  return {
    known,
    sign(session, now) {
      const issued = Math.floor(now.getTime() / 1000);
      return new SignJWT({})
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(issuer)
        .setSubject(session)
        .setIssuedAt(issued)
        .setExpirationTime(issued + accessTokenSeconds)
        .sign(key);
    },
    async read(token, now) {
      const session = known(token, now);
      if (session !== undefined) return session;
      if (!isSigned(key, token)) throw new ApiError('unauthorized');
      const { sub, exp } = await verify(key, token, now);
      if (verified.size >= capacity) verified.clear();
      verified.set(token, { session: sub, expires: exp });
      return sub;
    },
  };
}

/** Checks a token's signature only, at a tenth of the cost of verification, to reject forged ones. */
function isSigned(key: KeyObject, token: string): boolean {
  if (token.length > longest) return false;
  const end = token.lastIndexOf('.');
  const signature = createHmac('sha256', key)
    .update(token.slice(0, Math.max(0, end)))
    .digest('base64url');
  const given = Buffer.from(token.slice(end + 1));
  return given.length === signature.length && timingSafeEqual(given, Buffer.from(signature));
}

async function verify(key: KeyObject, token: string, now: Date): Promise<{ sub: string; exp: number }> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], issuer, currentDate: now });
    if (payload.sub && payload.exp) return { sub: payload.sub, exp: payload.exp };
  } catch (cause) {
    throw new ApiError(cause instanceof errors.JWTExpired ? 'token_expired' : 'unauthorized', { cause });
  }
  throw new ApiError('unauthorized');
}

/** A secret that grants access by itself (refresh token, one-time link): 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored digest of such a token. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
