import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ApiError, type ErrorCode } from '../errors.ts';
import { failureOf } from '../plugins/errors.ts';

/** What Node's parser says of a request it gives up on; anything else is no HTTP at all. */
const codes: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/**
 * Answers what never became a request in the shape of every failure, and hangs up. Its headers were not read, so that
 * nobody knows its language.
 */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const failure = new ApiError(codes[error.code ?? ''] ?? 'invalid_request');
  const body = JSON.stringify(failureOf(failure, { headers: {}, id: randomUUID() }));
  const head = [
    `HTTP/1.1 ${failure.statusCode} ${STATUS_CODES[failure.statusCode]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
