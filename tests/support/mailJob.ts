import { pino } from 'pino';
import { defaultBudgets, type Budgets } from '../../server/limits/budgets.ts';
import { systemClock, type Clock } from '../../server/base/clock.ts';
import type { Pool } from '../../server/database/pool/pool.ts';
import { startDocuments, type Documents } from '../../server/drawing/process/render.ts';
import { job } from '../../server/features/delivery/jobs/sendMails.ts';
import { mailingOf } from '../../server/mail/mailTransport.ts';
import type { Outcome } from '../../server/engine/jobs/job.ts';

/** Runs of the job that sends mails, with short patience. */
export interface MailJob {
  readonly pool: Pool;
  /** Undefined: there is no mail server. */
  readonly smtpUrl: string | undefined;
  readonly budgets?: Partial<Budgets>;
  readonly signal?: AbortSignal;
  readonly clock?: Clock;
  /** Replaces the process that draws documents. */
  readonly draw?: Documents['draw'];
}

/** Runs the job once. Its process that draws documents starts with the first one and ends with the run. */
export async function sendMailsOnce({
  pool,
  smtpUrl,
  budgets: own,
  signal,
  clock = systemClock,
  draw,
}: MailJob): Promise<Outcome> {
  const budgets = { ...defaultBudgets, mailConnectMs: 500, mailReplyMs: 500, mailMs: 1_500, ...own };
  const config = {
    smtpUrl,
    mailFrom: 'Ultramar <mail@ultramar.test>',
    apiHost: 'ultramar.test',
    apiProtocol: 'https',
  } as const;
  // A cold process on a busy machine takes long for its first document.
  const documents = startDocuments({ workers: 1, budgets: { ...budgets, documentMs: 20_000 } });
  const mailing = mailingOf(config, budgets, draw ? { draw } : documents);
  const logger = pino({ enabled: false });
  const running = signal ?? new AbortController().signal;
  try {
    return await job.work({ pool, clock, budgets, logger, mailing, worker: 'test', signal: running });
  } finally {
    await documents.close();
  }
}
