import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage } from 'node:http';
import { ApiError, type PlainCode } from '../../base/errors.ts';
import { failureOf } from '../../base/failures/failures.ts';

/** Parse errors of Node's HTTP parser; anything else is not HTTP. */
const codes: Readonly<Record<string, PlainCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** Converts an error of Node's parser to our catalogue. */
export const unreadable = (error: Error & { code?: string }): ApiError =>
  new ApiError(codes[error.code ?? ''] ?? 'invalid_request');

/**
 * Builds a complete answer for requests that no handler sees: our failure format, in the language of the headers if
 * available, closing the connection.
 */
export function lastAnswer(failure: ApiError, headers: IncomingMessage['headers'] = {}): string {
  const body = JSON.stringify(failureOf(failure, { headers, id: randomUUID() }));
  const head = [
    `HTTP/1.1 ${failure.statusCode} ${STATUS_CODES[failure.statusCode]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
