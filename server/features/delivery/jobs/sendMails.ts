import { setTimeout as sleep } from 'node:timers/promises';
import { deliver } from '../mails/deliver.ts';
import type { Mailing } from '../../../mail/mailTransport.ts';
import { claimMails, keepMails, recoverMails, renewClaims, type ClaimedMail } from '../../../mail/outbox.ts';
import type { Done, Job, JobContext } from '../../../engine/jobs/job.ts';

/** Milliseconds between looks for new mails while some are in progress. */
const lookMs = 1_000;

/**
 * Sends the outbox: several mails concurrently, a few per company or domain, so that a server that hangs for one does not
 * block the others. It looks every second or two, because users wait for invitations and new passwords.
 */
export const job: Job = {
  every: '* * * * *',
  pauseMs: 1_000,
  async work(context) {
    const { mailing, pool, budgets } = context;
    const done = mailing
      ? await sendDue(context, mailing)
      : { freed: await recoverMails(pool, 2 * budgets.mailMs), kept: await keepMails(pool) };
    return { done, failed: 0 };
  },
};

/** Sends until nothing is due or in progress; checks the worker's signal between looks. */
async function sendDue(context: JobContext, mailing: Mailing): Promise<Done> {
  const { pool, budgets, signal, logger } = context;
  const done = { sent: 0, postponed: 0, freed: 0 } satisfies Done;
  const underWay = new Map<ClaimedMail, Promise<unknown>>();
  const keepClaims = claimKeeper(context);
  while (!signal.aborted) {
    done.freed += await keepClaims(underWay.keys());
    const free = budgets.mailsAtOnce - underWay.size;
    const claimed = free > 0 ? await claimMails(pool, free, budgets.mailsAtOncePerLane) : [];
    for (const mail of claimed) {
      const sending = deliver(mail, mailing, context)
        .then((isSent) => (done[isSent ? 'sent' : 'postponed'] += 1))
        // Its claim expires.
        .catch((err) => logger.error({ err, mail: mail.uuid }, 'Cannot store the outcome of a mail'))
        .finally(() => underWay.delete(mail));
      underWay.set(mail, sending);
    }
    if (underWay.size === 0) break;
    await Promise.race([...underWay.values(), sleep(lookMs)]);
  }
  await Promise.all(underWay.values());
  return done;
}

/** Renews the claims of this worker and releases those of dead ones, several times before a claim expires. */
function claimKeeper({ pool, budgets: { mailMs } }: JobContext) {
  let nextAt = 0;
  return async (own: Iterable<ClaimedMail>): Promise<number> => {
    if (performance.now() < nextAt) return 0;
    nextAt = performance.now() + mailMs / 2;
    await renewClaims(pool, [...own]);
    return recoverMails(pool, 2 * mailMs);
  };
}
