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

export const readRefreshCookie = (request: FastifyRequest): string | undefined => request.cookies[name];

export function setRefreshCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  void reply.setCookie(name, token, { ...options(request), maxAge: refreshSeconds });
}

export function clearRefreshCookie(request: FastifyRequest, reply: FastifyReply): void {
  void reply.clearCookie(name, options(request));
}
