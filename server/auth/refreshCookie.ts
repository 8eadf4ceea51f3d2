import type { FastifyReply, FastifyRequest } from 'fastify';
import { authCookie, cookieOf } from './authCookie.ts';
import { refreshSeconds } from './sessions.ts';

const name = 'ultramar_refresh';

/** The refresh token a browser sent along; undefined where it has none. */
export const readRefreshCookie = (request: FastifyRequest): string | undefined => cookieOf(request, name);

/** Gives the browser its next refresh token, for as long as that is good. */
export function setRefreshCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  void reply.setCookie(name, token, { ...authCookie(request), maxAge: refreshSeconds });
}

/** Has the browser forget its refresh token. */
export function clearRefreshCookie(request: FastifyRequest, reply: FastifyReply): void {
  void reply.clearCookie(name, authCookie(request));
}
