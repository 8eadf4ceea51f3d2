import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../base/errors.ts';
import { tooLarge } from '../limits/bodies/excess.ts';
import { asApiError, failureOf, sendFailure } from '../base/failures/failures.ts';

export const formType = 'application/x-www-form-urlencoded';

/** Returns whether a request for a token is a form, which RFC 6749 defines; its errors have the RFC's shape. */
export const isForm = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase() === formType;

/** The error codes of RFC 6749 §5.2 that are not the answer to a value. */
type OAuthError =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_scope'
  | 'unsupported_grant_type'
  | 'temporarily_unavailable'
  | 'server_error';

/**
 * Reads the body of a form with at most that many parameters. One without a value counts as omitted (RFC 6749 §3.2).
 * Throws `invalid_body` for a repeated one, and for text that is not encoded UTF-8.
 */
export function readParameters(bytes: Uint8Array, most: number): Record<string, string> {
  try {
    const texts = new TextDecoder('utf-8', { fatal: true }).decode(bytes).split('&').filter(Boolean);
    if (texts.length > most) throw tooLarge();
    const pairs = texts.map(pairOf);
    if (new Set(pairs.map(([name]) => name)).size < pairs.length) throw new ApiError('invalid_body');
    return Object.fromEntries(pairs.filter(([, value]) => value !== ''));
  } catch (cause) {
    throw cause instanceof ApiError ? cause : new ApiError('invalid_body', { cause });
  }
}

function pairOf(pair: string): [string, string] {
  const at = pair.indexOf('=');
  return at < 0 ? [decoded(pair), ''] : [decoded(pair.slice(0, at)), decoded(pair.slice(at + 1))];
}

/** Decodes form encoding. Throws URIError for an incomplete or invalid sequence. */
const decoded = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '));

/** How a client names itself. */
type Credentials = Readonly<Partial<Record<'client_id' | 'client_secret', string>>>;

/**
 * Returns the parameters with the credentials of the header, whose parts are form-encoded (RFC 6749 §2.3.1). Throws
 * `invalid_request` if the body has others as well, and `invalid_client` without any.
 */
export function withCredentials<Given extends Credentials>(given: Given, authorization = ''): Given & Credentials {
  const basic = basicCredentials(authorization);
  if (basic) {
    const isTwofold = given.client_secret !== undefined || (given.client_id ?? basic.client_id) !== basic.client_id;
    if (isTwofold) throw new ApiError('invalid_request');
  }
  const all = { ...given, ...basic };
  if (all.client_id === undefined || all.client_secret === undefined) throw new ApiError('invalid_client');
  return all;
}

function basicCredentials(authorization: string): Required<Credentials> | undefined {
  const [scheme = '', encoded = ''] = authorization.trim().split(/ +/);
  if (scheme.toLowerCase() !== 'basic') return undefined;
  try {
    const text = Buffer.from(encoded, 'base64').toString('utf8');
    const [id = '', secret = ''] = text.split(/:(.*)/s).map(decoded);
    return { client_id: id, client_secret: secret };
  } catch (cause) {
    throw new ApiError('invalid_client', { cause });
  }
}

const isGrantMissing = (request: FastifyRequest): boolean =>
  (request.body as { grant_type?: unknown } | undefined)?.grant_type === undefined;

/** Returns the code of RFC 6749 §5.2 for a failure. */
function oauthErrorOf({ code, statusCode, errors }: ApiError, request: FastifyRequest): OAuthError {
  // A parameter of the address, which errors name like a field.
  if (code === 'unknown_parameter') return 'invalid_request';
  const at = new Set(errors.map(({ path }) => path));
  if (code === 'invalid_client' || at.has('client_id') || at.has('client_secret')) return 'invalid_client';
  if (at.has('grant_type')) return isGrantMissing(request) ? 'invalid_request' : 'unsupported_grant_type';
  if (at.has('scope')) return 'invalid_scope';
  if (statusCode === 429 || statusCode === 503) return 'temporarily_unavailable';
  return statusCode < 500 ? 'invalid_request' : 'server_error';
}

/** Text of the characters that RFC 6749 §5.2 allows in a description. */
const plain = (text: string): string =>
  text
    .replaceAll(/[“”"‘’\\]/g, "'")
    .replaceAll('…', '...')
    .replaceAll(/[^\x20-\x7e]/g, '?');

/** Answers a failure of a form in the RFC's shape, beside our own; of other requests in ours. */
export function sendTokenFailure(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (!isForm(request)) return sendFailure(thrown, request, reply);
  const failed = asApiError(thrown);
  const error = oauthErrorOf(failed, request);
  const { detail, errors = {} } = failureOf(failed, { id: request.id, headers: { 'accept-language': 'en' } });
  const description = [detail, ...Object.entries(errors).map(([path, text]) => `${path}: ${text}.`)].join(' ');
  void reply.header('pragma', 'no-cache');
  const isUnknown = error === 'invalid_client';
  if (isUnknown) void reply.header('www-authenticate', 'Basic realm="Ultramar"');
  // A malformed key is the key of no client.
  const answered = isUnknown ? new ApiError('invalid_client', { cause: failed }) : failed;
  sendFailure(answered, request, reply, { error, error_description: plain(description) });
}
