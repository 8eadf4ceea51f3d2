import { setTimeout as sleep } from 'node:timers/promises';
import { deliver } from '../mail/deliver.ts';
import type { Mailing } from '../mail/mailing.ts';
import { claimMails, keepMails, recoverMails } from '../mail/outbox.ts';
import type { Done, Job, JobContext } from '../worker/job.ts';

/** How long a run with mails under way waits before it looks for others. */
const lookMs = 1_000;

/**
 * Sends what the outbox holds: several at once, a few of one company or domain, so that a server that hangs for one holds
 * up none of the others. It looks every second or two, since somebody waits for an invitation or a new password.
 */
export const job: Job = {
  every: '* * * * *',
  pauseMs: 1_000,
  async work(context) {
    const { mailing, pool, budgets } = context;
    // Long enough that whoever still sends is not taken for dead.
    const freed = await recoverMails(pool, 2 * budgets.mailMs);
    const done = mailing ? await sendDue(context, mailing) : { kept: await keepMails(pool) };
    return { done: { ...done, freed }, failed: 0 };
  },
};

/** Sends until nothing is due and nothing under way; heeds the worker's signal between two looks. */
async function sendDue(context: JobContext, mailing: Mailing): Promise<Done> {
  const { pool, budgets, signal, logger } = context;
  const done = { sent: 0, postponed: 0 };
  const underWay = new Set<Promise<unknown>>();
  while (!signal.aborted) {
    const free = budgets.mailsAtOnce - underWay.size;
    const claimed = free > 0 ? await claimMails(pool, free, budgets.mailsAtOncePerLane) : [];
    for (const mail of claimed) {
      const sending: Promise<unknown> = deliver(mail, mailing, context)
        .then((isSent) => (done[isSent ? 'sent' : 'postponed'] += 1))
        // Its claim is freed in time by whoever looks next.
        .catch((err) => logger.error({ err, mail: mail.uuid }, 'What became of a mail could not be written down'))
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    }
    if (underWay.size === 0) break;
    await Promise.race([...underWay, sleep(lookMs)]);
  }
  await Promise.all(underWay);
  return done;
}
