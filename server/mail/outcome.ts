/** The outcome of an attempt to hand a mail over, with the server's answer, or a code of the reason. */
export type Outcome =
  | { readonly is: 'accepted'; readonly detail: string }
  /** Permanent: the server refuses this mail or recipient. */
  | { readonly is: 'refused'; readonly detail: string }
  /** Temporary: refused for now, unreachable, or disconnected before the acknowledgement. */
  | { readonly is: 'postponed'; readonly detail: string }
  /** Not offered to the server, because the worker stops. */
  | { readonly is: 'interrupted'; readonly detail: string };

/** The stored length of the server's answer. */
const longest = 500;

/** Commands whose refusal concerns one mail; at others it concerns all. */
const ofThisMail: ReadonlySet<string> = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

interface SmtpError {
  readonly message?: unknown;
  readonly command?: unknown;
  readonly responseCode?: unknown;
  readonly response?: unknown;
}

/**
 * Classifies an error. A 5xx for the mail or its recipient is permanent. A 5xx for greeting or password is a
 * configuration error, so the mail is retried.
 */
export function outcomeOf(error: unknown): Outcome {
  const { message, command, responseCode, response } = Object(error) as SmtpError;
  const detail = String(response ?? message ?? error)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longest);
  const isFinal = typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
  return { is: isFinal && ofThisMail.has(String(command)) ? 'refused' : 'postponed', detail };
}

const seconds = [10, 30, 120, 600, 1_800, 7_200, 21_600, 43_200];

/** The total number of attempts. */
export const mostAttempts = seconds.length + 1;

/** The number of interrupted attempts that do not count: a mail that ends every worker must not do so forever. */
export const mostInterruptions = 20;

/** Attempts of a mail, and how many of them were interrupted. */
export interface Attempts {
  readonly attempts: number;
  readonly interruptions: number;
}

/** Returns the pause in seconds before the next attempt; undefined after the last. */
export function pauseAfter({ attempts, interruptions }: Attempts): number | undefined {
  const counted = attempts - Math.min(interruptions, mostInterruptions);
  return seconds[Math.max(counted, 1) - 1];
}
