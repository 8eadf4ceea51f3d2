import type { Stripe } from 'stripe';
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
      if (answer.status === 401) throw new KeysRejected('secret_key', 'rejected');
      if (answer.status === 403) throw new KeysRejected('secret_key', 'not_permitted');
      // The library looks for an error in the body alone, which others than Stripe may write.
      if (!answer.ok && !isRefusal(answer.status)) throw new Error(`Stripe answered ${answer.status}`);
      return answer;
    }),
  });
}

const isRefusal = (status: number): boolean => status >= 400 && status < 500;

/**
 * Answers that the same call gets again: invalid parameters. Not a rejected key, which the company may replace, and not 409
 * and 429, which pass.
 */
async function isForGood(error: unknown): Promise<boolean> {
  const { errors } = await stripeLibrary();
  return error instanceof errors.StripeInvalidRequestError && (error.statusCode === 400 || error.statusCode === 404);
}

/** Awaits a call. Throws `GatewayRefusal` for what Stripe refuses for good. */
export async function refusable<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Error && (await isForGood(error))) throw new GatewayRefusal(error.message, { cause: error });
    throw error;
  }
}
