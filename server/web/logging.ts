import type { FastifyRequest } from 'fastify';
import { pino, type DestinationStream, type Logger } from 'pino';

/** Query parameters whose values may be logged; for others only the name. */
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

/** Path segments that are secrets: the hash of a public link, a one-time token, an address. */
const secretSegments = [
  /(\/(?:public|view)\/invoices\/[^/]+\/)[^/]+/,
  // Of other documents all that follows their first segment, because it may be several.
  /(\/(?:public|view)\/(?!invoices\/)[^/]+\/).+/,
  /(\/auth\/tokens\/)[^/]+/,
  /(\/login\/(?:reset|invitation|email)\/)[^/]+/,
  /(\/)[^/]*(?:@|%40)[^/]*/g,
];

/** Returns a URL without secrets, for the log. */
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

/** Returns an error for the log without the database's detail, which quotes whole rows. */
function safeError(error: Error & { code?: unknown; constraint?: unknown }): LoggedError {
  return {
    type: error.name,
    message: error.message,
    ...(typeof error.code === 'string' && { code: error.code }),
    ...(typeof error.constraint === 'string' && { constraint: error.constraint }),
    stack: error.stack,
  };
}

/** Serializers of requests and errors; fields that they do not name are not logged. */
export const logSerializers = {
  req: (request: FastifyRequest) => ({ method: request.method, url: safeUrl(request.url), ip: request.ip }),
  res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
  err: safeError,
};

/** The log's level and target; standard output by default. */
export interface LogOptions {
  readonly level: string;
  readonly stream?: DestinationStream;
}

/** Opens the log of a process. */
export const openLog = ({ level, stream }: LogOptions): Logger =>
  pino({ level, serializers: logSerializers }, stream ?? pino.destination(1));
