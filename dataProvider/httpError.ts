import { isObject } from '../domain/schema/isObject.ts';

/** Field errors as the API sends them: the form's source to its message. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What is said when an answer says nothing, and when none came. Keys of the locale files. */
export const unknownErrorKey = 'common.unknownError';
export const networkErrorKey = 'common.networkError';

/**
 * A refused call. `status` is 0 when no answer came. `body.errors` is where
 * react-admin looks for field errors, which it sets at their sources.
 */
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

/** Whether a write was refused because somebody else changed the record since it was read. */
export function isStale(error: unknown): boolean {
  return error instanceof HttpError && error.code === 'stale';
}

/** Whether a write was refused because other content was written under its once-only key: `body.record` is what that made. */
export const isKeyReused = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.code === 'key_reused';

/** The message of a failure, in the order of specification §8. */
export function messageOf(data: unknown, transportMessage: string): string {
  const body = isObject(data) ? data : {};
  const said = [body.error, body.detail, body.message].find((text) => typeof text === 'string' && text !== '');
  if (typeof said === 'string') return said;
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
