import type { FastifyReply, FastifyRequest } from 'fastify';
import { refreshSeconds } from './sessions.ts';

const name = 'ultramar_refresh';

/** Sent to the sign-in routes alone, never readable by a script, never with another site's request. */
const options = (request: FastifyRequest) =>
  ({
    path: '/api/v1/auth',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.server.config.apiProtocol === 'https',
  }) as const;

/** The refresh token a browser sent along; undefined where it has none. */
export const readRefreshCookie = (request: FastifyRequest): string | undefined => request.cookies[name];

/** Gives the browser its next refresh token, for as long as that is good. */
export function setRefreshCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  void reply.setCookie(name, token, { ...options(request), maxAge: refreshSeconds });
}

/** Has the browser forget its refresh token. */
export function clearRefreshCookie(request: FastifyRequest, reply: FastifyReply): void {
  void reply.clearCookie(name, options(request));
}
