/** What became of one attempt to hand a mail over. */
export type Outcome =
  | { readonly is: 'accepted'; readonly said: string }
  /** For good: the server does not want this mail, or not for this recipient. */
  | { readonly is: 'refused'; readonly said: string }
  /** For now, or the server was not reached, or went away before it said that it has the mail. */
  | { readonly is: 'postponed'; readonly said: string };

/** What is kept of what a server said. */
const longest = 500;

/** The commands by which a server refuses one mail; what it says at others is about all of them. */
const ofThisMail: ReadonlySet<string> = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

interface SmtpError {
  readonly message?: unknown;
  readonly command?: unknown;
  readonly responseCode?: unknown;
  readonly response?: unknown;
}

/**
 * What an error of handing over means. A 5xx to the mail or its recipient is the end of it. A 5xx to the greeting, or to
 * the password of `SMTP_URL`, is a mistake in the configuration: mended, the mail still goes out.
 */
export function outcomeOf(error: unknown): Outcome {
  const { message, command, responseCode, response } = Object(error) as SmtpError;
  const said = String(response ?? message ?? error)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longest);
  const isFinal = typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
  return { is: isFinal && ofThisMail.has(String(command)) ? 'refused' : 'postponed', said };
}

const seconds = [10, 30, 120, 600, 1_800, 7_200, 21_600, 43_200];

/** How many times a mail is tried in all. */
export const mostAttempts = seconds.length + 1;

/** After how many seconds a mail is tried again that failed so many times; undefined where it is not. */
export const pauseAfter = (attempts: number): number | undefined => seconds[attempts - 1];
