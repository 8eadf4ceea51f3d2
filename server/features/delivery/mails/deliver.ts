import { setTimeout as sleep } from 'node:timers/promises';
import type { JobContext } from '../../../engine/jobs/job.ts';
import { ApiError } from '../../../base/errors.ts';
import { fromDatabase } from '../../../base/failures/databaseErrors.ts';
import type { Mailing } from '../../../mail/mailTransport.ts';
import { markHandedOver, settleMail, type ClaimedMail } from '../../../mail/outbox.ts';
import type { Outcome } from '../../../mail/outcome.ts';
import { countAttempt } from '../../../mail/attemptCounts.ts';
import { writeMail } from './layOutQueued.ts';

type Context = Pick<JobContext, 'pool' | 'clock' | 'logger' | 'signal' | 'budgets'>;

/** Errors that every further attempt would meet; the time to draw a document depends on the load of the machine. */
const finalCodes: ReadonlySet<string> = new Set(['document_too_complex', 'too_large', 'not_found']);
const isFinal = ({ code, budget }: ApiError): boolean => finalCodes.has(code) && budget !== 'documentMs';

/** Errors that end with the load of a machine, or when the database is back. */
const isPassing: ReadonlySet<string> = new Set(['busy', 'too_many_requests', 'unavailable', 'locked']);

/** A mail that cannot be written fails visibly within a minute; a drawing process has recovered by then. */
const triesToWrite = 3;

/** Pauses between attempts to store an outcome while the database is unreachable, in milliseconds. */
const writingAgain = [100, 500, 2_000, 5_000, 10_000, 20_000];

/** Tries to send a claimed mail and stores the outcome. Returns whether the server has accepted it. */
export async function deliver(mail: ClaimedMail, mailing: Mailing, context: Context): Promise<boolean> {
  const outcome = await attempt(mail, mailing, context);
  await writeDown(mail, outcome, context);
  countAttempt(outcome);
  return outcome.is === 'accepted';
}

async function attempt(mail: ClaimedMail, mailing: Mailing, context: Context): Promise<Outcome> {
  const { from, handOver } = mailing;
  const { pool, clock, signal, logger } = context;
  if (mail.expires_at !== null && new Date(mail.expires_at) <= clock.now()) return { is: 'refused', detail: 'expired' };
  try {
    const written = await writeMail(mail, mailing, context);
    if (!written) return { is: 'refused', detail: 'withdrawn' };
    const to = { name: mail.name ?? '', address: mail.email };
    const outcome = await handOver({ uuid: mail.uuid, from, to, ...written }, () => markHandedOver(pool, mail), signal);
    return outcome.is === 'postponed' && signal.aborted ? { ...outcome, is: 'interrupted' } : outcome;
  } catch (thrown) {
    const error = fromDatabase(thrown) ?? thrown;
    if (error instanceof ApiError && isFinal(error)) return { is: 'refused', detail: error.code };
    logger.warn({ err: error, mail: mail.uuid }, 'A mail could not be written');
    if (signal.aborted) return { is: 'interrupted', detail: 'unwritten' };
    if (error instanceof ApiError && isPassing.has(error.code)) return { is: 'postponed', detail: 'unwritten' };
    return { is: mail.attempts - mail.interruptions < triesToWrite ? 'postponed' : 'refused', detail: 'unwritten' };
  }
}

/** An accepted mail must not be lost because the database is briefly unreachable. */
async function writeDown(mail: ClaimedMail, outcome: Outcome, { pool, logger, signal }: Context): Promise<void> {
  for (const pause of writingAgain) {
    try {
      return await settleMail(pool, mail, outcome);
    } catch (err) {
      logger.warn({ err, mail: mail.uuid, outcome: outcome.is }, 'Cannot store the outcome of a mail yet');
      await sleep(pause, undefined, { signal }).catch(() => undefined);
    }
  }
  await settleMail(pool, mail, outcome);
}
