import type { Stripe } from 'stripe';
import { isObject } from '../../../../../domain/schema/isObject.ts';
import type { GatewayProblem } from '../../../../../schemas/parts/payments/connection.ts';
import { GatewayRefusal, KeysRejected, type Secrets } from '../port.ts';

/** The version of the API whose shapes this adapter reads. */
export const apiVersion = '2026-10-28.endive';

/** Stripe's own address. */
export const stripeApi = 'https://api.stripe.com';

/** Loads the library with its first use: most servers start without. */
export const stripeLibrary = async (): Promise<typeof Stripe> => (await import('stripe')).Stripe;

/** Milliseconds after which the library gives up; the caller's signal ends a call earlier. */
const timeout = 60_000;

/** Returns a client for one call, with the secret key of an account. The job repeats calls, not the library. */
export async function stripeClient(api: string, secrets: Secrets, signal: AbortSignal): Promise<Stripe> {
  const Library = await stripeLibrary();
  const { protocol, hostname: host, port } = new URL(api);
  const isTls = protocol === 'https:';
  return new Library(secrets['secret_key'] ?? '', {
    apiVersion,
    protocol: isTls ? 'https' : 'http',
    host,
    port: port === '' ? (isTls ? 443 : 80) : port,
    maxNetworkRetries: 0,
    timeout,
    telemetry: false,
    httpClient: Library.createFetchHttpClient(async (url: string | URL | Request, init?: RequestInit) => {
      const ends = AbortSignal.any([signal, ...(init?.signal ? [init.signal] : [])]);
      const answer = await fetch(url, { ...init, redirect: 'manual', signal: ends });
      // The library looks for an error in the body alone, which others than Stripe may write.
      if (!answer.ok && !(await hasError(answer.clone()))) throw new Error(`Stripe answered ${answer.status}`);
      return answer;
    }),
  });
}

const hasError = async (answer: Response): Promise<boolean> => {
  const body: unknown = await answer.json().catch(() => undefined);
  return isObject(body) && isObject(body['error']);
};

/** Returns a call of an adapter that throws `KeysRejected` where Stripe does not accept the secret key. */
export const rejecting =
  <Rest extends unknown[], Answer>(call: (secrets: Secrets, ...rest: Rest) => Promise<Answer>) =>
  async (secrets: Secrets, ...rest: Rest): Promise<Answer> => {
    try {
      return await call(secrets, ...rest);
    } catch (error) {
      throw (await rejectionOf(error)) ?? error;
    }
  };

async function rejectionOf(error: unknown): Promise<KeysRejected | undefined> {
  const { errors } = await stripeLibrary();
  if (!(error instanceof errors.StripeAuthenticationError) && !(error instanceof errors.StripePermissionError))
    return undefined;
  const usual = error instanceof errors.StripeAuthenticationError ? 'rejected' : 'not_permitted';
  return new KeysRejected('secret_key', rejections.get(error.code ?? '') ?? usual, error.message);
}

/** Our reason for the codes with which Stripe rejects a key. */
const rejections: ReadonlyMap<string, KeysRejected['reason']> = new Map([
  ['api_key_expired', 'expired'],
  ['platform_api_key_expired', 'expired'],
  ['account_invalid', 'account_restricted'],
  ['testmode_charges_only', 'account_restricted'],
]);

/** Our name for the codes with which Stripe refuses a payment. */
const refusals: ReadonlyMap<string, GatewayProblem> = new Map([
  ['amount_too_small', 'amount_too_small'],
  ['testmode_charges_only', 'account_restricted'],
  ['country_unsupported', 'account_restricted'],
  ['payment_method_currency_mismatch', 'currency_not_supported'],
]);

/** Stripe has no code for a currency that it does not know, and names the parameter. */
const problemOf = ({ code = '', param = '' }: { readonly code?: string; readonly param?: string }) =>
  refusals.get(code) ?? (/\bcurrency\b/.test(param) ? 'currency_not_supported' : undefined);

/**
 * Awaits a call. Throws `GatewayRefusal` for answers that the same call gets again: invalid parameters. Not for a rejected
 * key, which the company may replace, and not for 409 and 429, which pass.
 */
export async function refusable<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    const { errors } = await stripeLibrary();
    const isForGood = error instanceof errors.StripeInvalidRequestError && [400, 404].includes(error.statusCode ?? 0);
    throw isForGood ? new GatewayRefusal(error.message, { cause: error, problem: problemOf(error) }) : error;
  }
}
