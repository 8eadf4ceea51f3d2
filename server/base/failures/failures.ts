import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { cut } from '../../../domain/validation/cut.ts';
import { readableArgs } from '../../../domain/validation/readableArgs.ts';
import { defaultBudgets } from '../../limits/budgets.ts';
import { ApiError, type PlainCode } from '../errors.ts';
import { negotiateLanguage, translate } from '../i18n.ts';
import { fromDatabase } from './databaseErrors.ts';
import { waitText } from './waitText.ts';

/** The shape of a failure (design §5). */
export interface Failure {
  detail: string;
  code: string;
  errors?: Record<string, string>;
  /** The record created under the key. */
  record?: string | number;
  /** There are more errors than `errors` contains. */
  more?: true;
}

/** The maximum length of a field path; longer paths are invalid. */
const longestPath = 200;

/** Fastify errors whose status alone is ambiguous. */
const frameworkCodes: Record<string, PlainCode> = {
  FST_ERR_BAD_URL: 'invalid_url',
  FST_ERR_INVALID_URL: 'invalid_url',
  FST_ERR_MAX_PARAM_LENGTH: 'uri_too_long',
};

const statusCodes: Record<number, PlainCode> = {
  400: 'invalid_body',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'too_large',
  414: 'uri_too_long',
  415: 'unsupported_media',
  429: 'too_many_requests',
  503: 'unavailable',
};

/** Converts anything thrown to a failure of the catalogue; unknown errors become `internal`. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const known = fromDatabase(error) ?? fromFramework(error);
  return known ?? new ApiError('internal', { cause: error });
}

function fromFramework(error: unknown): ApiError | undefined {
  if (!(error instanceof Error)) return undefined;
  // The client left while waiting, so this is not our failure.
  if (error.name === 'AbortError') return new ApiError('request_timeout', { cause: error });
  const { code, statusCode } = error as Partial<FastifyError>;
  const found = frameworkCodes[code ?? ''] ?? codeOf(statusCode ?? 500);
  return found && new ApiError(found, { cause: error, ...(found === 'too_large' && { budget: 'bodyBytes' }) });
}

/** A client error of a library is not our failure, even without a code for it. */
function codeOf(status: number): PlainCode | undefined {
  return statusCodes[status] ?? (status >= 400 && status < 500 ? 'invalid_request' : undefined);
}

/** Builds the answer of a failure in the request's language, with a limited number of errors. */
export function failureOf(
  error: ApiError,
  request: Pick<FastifyRequest, 'headers' | 'id'>,
  most = defaultBudgets.problemsReported,
): Failure {
  const language = negotiateLanguage(request.headers['accept-language']);
  const detail = translate(language, error.words, {
    ...readableArgs(error.args, language),
    request: request.id,
    wait: waitText(error.retryAfter ?? 0, language),
  });
  const { code, errors: issues, record } = error;
  if (issues.length === 0) return { detail, code, ...(record !== undefined && { record }) };
  const reported = issues
    .slice(0, most)
    .map(({ path, key, args }) => [cut(path, longestPath), translate(language, key, readableArgs(args, language))]);
  const errors = Object.fromEntries(reported);
  if (issues.length <= most) return { detail, code, errors };
  return { detail: `${detail} ${translate(language, 'validation.more')}`, code, errors, more: true };
}

/** The status that proxies log for clients that left. */
const clientGone = 499;

/** Answers a failure, with `more` properties if given, and logs the cause of server errors. */
export function sendFailure(thrown: unknown, request: FastifyRequest, reply: FastifyReply, more: object = {}): void {
  // Work that was given up because the client left is no failure and needs no message.
  if (thrown instanceof Error && thrown.name === 'AbortError' && request.raw.socket.destroyed) {
    return void reply.code(clientGone).send('');
  }
  const error = asApiError(thrown);
  // An exceeded budget is counted, not logged, because a flood would fill the log.
  if (error.statusCode >= 500 && !error.budget) request.log.error({ err: error.cause ?? error }, error.code);
  else request.log.debug({ err: error }, error.code);
  const { budgets, spending } = request.server;
  if (error.budget) spending.exceeded(error.budget);
  if (error.errors.length > budgets.problemsReported) spending.exceeded('problemsReported');
  if (error.retryAfter !== undefined) void reply.header('retry-after', String(error.retryAfter));
  const isChallenged = reply.hasHeader('www-authenticate');
  if (error.statusCode === 401 && !isChallenged) void reply.header('www-authenticate', 'Bearer');
  void reply
    .code(error.statusCode)
    .header('cache-control', 'no-store')
    .send({ ...failureOf(error, request, budgets.problemsReported), ...more });
}

/** Gives all failures one shape: ours, Fastify's and the database's. */
export default fp(
  async (app) => {
    app.setErrorHandler((thrown, request, reply) => sendFailure(thrown, request, reply));
  },
  { name: 'errors', dependencies: ['language'] },
);
