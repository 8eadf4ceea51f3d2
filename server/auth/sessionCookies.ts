import type { FastifyReply, FastifyRequest } from 'fastify';
import { authCookie, cookieOf } from './authCookie.ts';
import { refreshSeconds, type Continuation } from './sessions.ts';

const name = 'ultramar_refresh';
const ownName = 'ultramar_own';

/** The refresh token a browser sent along; undefined where it has none. */
export const readRefreshCookie = (request: FastifyRequest): string | undefined => cookieOf(request, name);

/** The session that a browser was marked with: whatever it opens, it opens as one of that session's people. */
export function readOwnCookie(request: FastifyRequest): string | undefined {
  const mark = cookieOf(request, ownName);
  return mark === undefined ? undefined : request.server.ownVisits.read(mark);
}

/** A public link is opened from a mail, too: the mark comes along wherever a person leads their browser. */
const ownCookie = (request: FastifyRequest) => ({ ...authCookie(request), path: '/api', sameSite: 'lax' }) as const;

/** Gives the browser its next refresh token and its mark, for as long as that is good. */
export function setSessionCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  { session, refreshToken }: Continuation,
): void {
  const mark = request.server.ownVisits.mark(session);
  void reply.setCookie(name, refreshToken, { ...authCookie(request), maxAge: refreshSeconds });
  void reply.setCookie(ownName, mark, { ...ownCookie(request), maxAge: refreshSeconds });
}

/** Has the browser forget them. */
export function clearSessionCookies(request: FastifyRequest, reply: FastifyReply): void {
  void reply.clearCookie(name, authCookie(request)).clearCookie(ownName, ownCookie(request));
}
