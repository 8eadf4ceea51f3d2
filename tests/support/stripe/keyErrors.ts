/** What Stripe answers to keys that it does not accept. */
interface KeyError {
  readonly status: 401 | 403;
  readonly error: { readonly type: string; readonly message: string; readonly code?: string };
}

const type = 'invalid_request_error';

/** Its answers by what a key is called: `sk_test_unknown` is unknown. */
const errors = {
  unknown: { status: 401, error: { type, message: 'Invalid API Key provided: sk_test_****nown' } },
  expired: {
    status: 401,
    error: { type, code: 'api_key_expired', message: 'Expired API Key provided: sk_test_****ired' },
  },
  limited: {
    status: 403,
    error: {
      type,
      message:
        "The provided key 'rk_test_****ited' does not have the required permissions for this endpoint. Having the 'rak_checkout_session_read' permission would allow this request to continue.",
    },
  },
  closed: {
    status: 403,
    error: { type, code: 'account_invalid', message: 'This account has been rejected and cannot be used.' },
  },
} as const satisfies Readonly<Record<string, KeyError>>;

/** Returns how Stripe refuses the key of a call; undefined for one that it accepts. */
export const keyErrorOf = (authorization = ''): KeyError | undefined =>
  Object.entries(errors).find(([name]) => authorization.endsWith(`_test_${name}`))?.[1];
