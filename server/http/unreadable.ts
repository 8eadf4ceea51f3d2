import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage } from 'node:http';
import { ApiError, type PlainCode } from '../errors.ts';
import { failureOf } from '../plugins/errors.ts';

/** What Node's parser says of a request it gives up on; anything else is no HTTP at all. */
const codes: Readonly<Record<string, PlainCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** The failure of the catalogue that an error of Node's parser is. */
export const unreadable = (error: Error & { code?: string }): ApiError =>
  new ApiError(codes[error.code ?? ''] ?? 'invalid_request');

/**
 * An answer, its head included, to what no handler will answer: in the shape of every failure, in the language of its
 * headers where they were read, and the last one on its connection.
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
