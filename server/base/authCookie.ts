import type { FastifyRequest } from 'fastify';

/** Options of sign-in cookies: sent to their own routes only, not readable by scripts, not sent cross-site. */
export const authCookie = ({ server }: FastifyRequest) =>
  ({
    path: '/api/v1/auth',
    httpOnly: true,
    sameSite: 'strict',
    secure: server.config.apiProtocol === 'https',
  }) as const;

/** Returns a cookie of a request, parsed on demand because parsing many is slow. */
export function cookieOf({ headers: { cookie }, server }: FastifyRequest, name: string): string | undefined {
  return cookie?.includes(`${name}=`) ? server.parseCookie(cookie)[name] : undefined;
}
