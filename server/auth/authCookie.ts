import type { FastifyRequest } from 'fastify';

/** How sign-in keeps cookies: sent to its routes alone, never readable by a script, never with another site's request. */
export const authCookie = ({ server }: FastifyRequest) =>
  ({
    path: '/api/v1/auth',
    httpOnly: true,
    sameSite: 'strict',
    secure: server.config.apiProtocol === 'https',
  }) as const;

/** The cookie of a name that a browser sent along. Read where somebody asks for it, since to read many takes time. */
export function cookieOf({ headers: { cookie }, server }: FastifyRequest, name: string): string | undefined {
  return cookie?.includes(`${name}=`) ? server.parseCookie(cookie)[name] : undefined;
}
