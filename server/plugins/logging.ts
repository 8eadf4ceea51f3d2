import type { FastifyRequest } from 'fastify';
import { pino, type DestinationStream, type Logger } from 'pino';

/** Query parameters whose values may stand in a log; of the others only the name does. */
const harmless = new Set([
  'page',
  'per_page',
  'limit',
  'offset',
  'sort',
  'tenant',
  'locale',
  'status',
  'type',
  'format',
]);

/** Path segments that are keys to something by themselves: the hash of a public link, a one-time token, an address. */
const secretSegments = [
  /(\/(?:public|view)\/invoices\/[^/]+\/)[^/]+/,
  /(\/auth\/tokens\/)[^/]+/,
  /(\/login\/(?:reset|invitation|email)\/)[^/]+/,
  /(\/)[^/]*(?:@|%40)[^/]*/g,
];

/** A URL fit for a log: whoever reads it there can do nothing with it. */
export function safeUrl(url: string): string {
  const [path = '', query] = url.split('?', 2);
  const safePath = secretSegments.reduce((text, pattern) => text.replace(pattern, '$1…'), path);
  if (!query) return safePath;
  const pairs = query.split('&').map((pair) => {
    const [name = '', value] = pair.split('=', 2);
    return value === undefined || harmless.has(name) ? pair : `${name}=…`;
  });
  return `${safePath}?${pairs.join('&')}`;
}

interface LoggedError {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  stack?: string | undefined;
}

/** An error fit for a log: the database's detail is left out, as it quotes whole rows. */
function safeError(error: Error & { code?: unknown; constraint?: unknown }): LoggedError {
  return {
    type: error.name,
    message: error.message,
    ...(typeof error.code === 'string' && { code: error.code }),
    ...(typeof error.constraint === 'string' && { constraint: error.constraint }),
    stack: error.stack,
  };
}

/** How requests and errors are written to the log; what is not named here is not written. */
export const logSerializers = {
  req: (request: FastifyRequest) => ({ method: request.method, url: safeUrl(request.url), ip: request.ip }),
  res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
  err: safeError,
};

/** How much is logged, and where to; standard output unless said. */
export interface LogOptions {
  readonly level: string;
  readonly stream?: DestinationStream;
}

/** The log of a process. */
export const openLog = ({ level, stream }: LogOptions): Logger =>
  pino({ level, serializers: logSerializers }, stream ?? pino.destination(1));
