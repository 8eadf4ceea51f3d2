import { isObject } from '../domain/schema/isObject.ts';

/** Field errors of the API: form source to message. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Locale keys of messages for answers without text, and for missing answers. */
export const unknownErrorKey = 'common.unknownError';
export const networkErrorKey = 'common.networkError';

/** A failed call. `status` is 0 without an answer. react-admin shows `body.errors` at their sources. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly code: string | undefined;
  readonly errors: FieldErrors;
  readonly body: { readonly errors?: FieldErrors; readonly [key: string]: unknown };

  constructor(status: number, data: unknown, transportMessage = '') {
    super(messageOf(data, transportMessage));
    const body = isObject(data) ? data : {};
    this.status = status;
    this.code = typeof body.code === 'string' ? body.code : undefined;
    this.errors = fieldErrors(body.errors);
    this.body = { ...body, errors: Object.keys(this.errors).length > 0 ? this.errors : undefined };
  }
}

/** Returns whether a write failed because the record changed since it was read. */
export function isStale(error: unknown): boolean {
  return error instanceof HttpError && error.code === 'stale';
}

/**
 * Returns whether a write failed because its idempotency key was used with other content; `body.record` is the record
 * created then.
 */
export const isKeyReused = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.code === 'key_reused';

/** Returns the message of a failure, in the order of specification §8. */
export function messageOf(data: unknown, transportMessage: string): string {
  const body = isObject(data) ? data : {};
  const message = [body.error, body.detail, body.message].find((text) => typeof text === 'string' && text !== '');
  if (typeof message === 'string') return message;
  const nested = [body.message, body.detail, body.errors, body.error].find(isObject) ?? body;
  return flatten(nested).join('\n') || transportMessage || unknownErrorKey;
}

function flatten(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return [[path.join('.'), value].filter(Boolean).join(' - ')];
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, at) => flatten(item, typeof item === 'string' ? path : [...path, String(at)]));
  }
  return isObject(value) ? Object.entries(value).flatMap(([key, inner]) => flatten(inner, [...path, key])) : [];
}

function fieldErrors(value: unknown): FieldErrors {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
