import type { FastifyReply, FastifyRequest } from 'fastify';
import { authCookie, cookieOf } from '../../base/authCookie.ts';
import { refreshSeconds, type Continuation } from './sessions.ts';

const name = 'ultramar_refresh';
const ownName = 'ultramar_own';

/** Returns the browser's refresh token, if present. */
export const readRefreshCookie = (request: FastifyRequest): string | undefined => cookieOf(request, name);

/** Returns the session that marked the browser: its visits count as the company's own. */
export function readOwnCookie(request: FastifyRequest): string | undefined {
  const mark = cookieOf(request, ownName);
  return mark === undefined ? undefined : request.server.ownVisits.read(mark);
}

/** Public links are opened from mails, so the mark is sent with cross-site navigation. */
const ownCookie = (request: FastifyRequest) => ({ ...authCookie(request), path: '/api', sameSite: 'lax' }) as const;

/** Sets the next refresh token and the mark, for the token's lifetime. */
export function setSessionCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  { session, refreshToken }: Continuation,
): void {
  const mark = request.server.ownVisits.mark(session);
  void reply.setCookie(name, refreshToken, { ...authCookie(request), maxAge: refreshSeconds });
  void reply.setCookie(ownName, mark, { ...ownCookie(request), maxAge: refreshSeconds });
}

/** Deletes both cookies. */
export function clearSessionCookies(request: FastifyRequest, reply: FastifyReply): void {
  void reply.clearCookie(name, authCookie(request)).clearCookie(ownName, ownCookie(request));
}
