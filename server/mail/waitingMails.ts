import type { Pool } from '../db/pool.ts';
import { readOnPlatform, type Db } from '../db/transaction.ts';

/** How the outbox stands: mails that wait, seconds that the oldest of them is due, and how many were given up within a day. */
export interface WaitingMails {
  readonly queued: number;
  readonly seconds: number;
  readonly failed: number;
}

// Along the index of what is not sent.
const select = `
  select count(*) filter (where status = 'queued')::int as queued,
    coalesce(floor(extract(epoch from now() - min(next_attempt_at) filter (where status = 'queued'))), 0)::int as seconds,
    count(*) filter (where status in ('failed', 'uncertain') and updated_at > now() - interval '1 day')::int as failed
  from outbox where status in ('queued', 'failed', 'uncertain')`;

/** How the outbox stands, for an operator. */
export async function waitingMails(db: Db): Promise<WaitingMails> {
  const [found] = await db.query<WaitingMails>(select);
  if (!found) throw new Error('A count answers one row');
  return found;
}

/** The same, asked by the process itself. */
export const waitingMailsIn = (pool: Pool): Promise<WaitingMails> =>
  readOnPlatform(pool, waitingMails, { isOperator: true });
