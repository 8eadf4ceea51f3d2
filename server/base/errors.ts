import type { Figure, Issue } from '../../domain/validation/issue.ts';
import { isOfCaller, type BudgetName } from '../limits/budgets.ts';

/**
 * All error codes with their HTTP status (design §5). Their texts are `errors.<code>` in `locales/`; a test compares
 * both.
 */
export const errorStatuses = {
  validation: 400,
  invalid_body: 400,
  invalid_url: 400,
  invalid_request: 400,
  unknown_parameter: 400,
  import_refused: 400,
  tenant_required: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  invalid_client: 401,
  token_expired: 401,
  session_ended: 401,
  forbidden: 403,
  tenant_forbidden: 403,
  tenant_suspended: 403,
  beyond_own: 403,
  origin_forbidden: 403,
  first_admin_link_invalid: 403,
  account_unfit: 403,
  not_found: 404,
  link_invalid: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  in_flight: 409,
  locked: 409,
  in_use: 409,
  role_unfit: 409,
  last_owner: 409,
  last_administrator: 409,
  scenario_unfit: 409,
  draft_outdated: 409,
  emission_far: 409,
  emission_in_future: 409,
  emission_in_order: 409,
  total_negative: 409,
  deposits_beyond: 409,
  party_archived: 409,
  due_before_emission: 409,
  currency_retired: 409,
  account_unusable: 409,
  reference_required: 409,
  letter_unprintable: 409,
  terms_outdated: 409,
  stale: 409,
  email_taken: 409,
  status_not_allowed: 409,
  link_expired: 410,
  link_used: 410,
  too_large: 413,
  uri_too_long: 414,
  unsupported_media: 415,
  range_unfit: 416,
  key_reused: 422,
  document_too_complex: 422,
  too_many_requests: 429,
  headers_too_large: 431,
  internal: 500,
  busy: 503,
  console_missing: 503,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

/** The arguments of a code's text, in addition to `request` and `wait`, which every failure has. */
interface Named {
  readonly unknown_parameter: { readonly name: string };
  readonly import_refused: { readonly count: number };
  readonly letter_unprintable: { readonly text: string; readonly letter: string; readonly code: string };
  readonly total_negative: { readonly tribute: string; readonly amount: Figure };
}

/** A code whose text has no arguments. */
export type PlainCode = Exclude<ErrorCode, keyof Named>;

export interface ErrorOptions {
  /** Errors by field. */
  errors?: readonly Issue[];
  /** The key of the record, if the request does not name it. */
  record?: string | number | undefined;
  /** Seconds until a retry makes sense. */
  retryAfter?: number;
  /** The exceeded budget, for metrics. */
  budget?: BudgetName;
  /** The underlying error, for the log only. */
  cause?: unknown;
  /** A reason declared by a resource: its code and the key of its text. */
  reason?: { readonly code: string; readonly words: string };
}

/** A code with its arguments, unless a reason provides the text. */
type Thrown =
  | [code: PlainCode, options?: ErrorOptions]
  | [
      code: ErrorCode,
      options: ErrorOptions & Required<Pick<ErrorOptions, 'reason'>> & { readonly args?: Issue['args'] },
    ]
  | { [Code in keyof Named]: [code: Code, options: ErrorOptions & { readonly args: Named[Code] }] }[keyof Named];

/** A failure with a code of the catalogue, or of a resource's reasons; the error plugin translates it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  /** The key of its text. */
  readonly words: string;
  readonly statusCode: number;
  readonly args: Readonly<NonNullable<Issue['args']>>;
  readonly errors: readonly Issue[];
  readonly record: string | number | undefined;
  readonly retryAfter: number | undefined;
  readonly budget: BudgetName | undefined;

  constructor(...[code, options = {}]: Thrown) {
    super(code, { cause: options.cause });
    this.code = options.reason?.code ?? code;
    this.words = options.reason?.words ?? `errors.${code}`;
    this.statusCode = errorStatuses[code];
    this.args = 'args' in options ? { ...options.args } : {};
    this.errors = options.errors ?? [];
    this.record = options.record;
    this.retryAfter = options.retryAfter;
    this.budget = options.budget;
  }
}

/** Creates the failure of an exceeded budget: the caller's own, or the server's. */
export const beyond = (budget: BudgetName, isOwnDoing = isOfCaller(budget)): ApiError =>
  new ApiError(isOwnDoing ? 'too_many_requests' : 'busy', { budget, retryAfter: 1 });

/** Creates the failure of an unknown query parameter, reported at its name like a field's error. */
export const unknownParameter = (name: string): ApiError =>
  new ApiError('unknown_parameter', { args: { name }, errors: [{ path: name, key: 'validation.unknown' }] });

/** Throws `validation` with all errors, if there are any. */
export function requireNone(errors: readonly Issue[]): void {
  if (errors.length > 0) throw new ApiError('validation', { errors });
}
