import type { Pool } from '../database/pool/pool.ts';
import { readOnPlatform, type Db } from '../database/transaction.ts';

/** The state of the outbox: waiting mails, seconds since the oldest is due, and failures within a day. */
export interface WaitingMails {
  readonly queued: number;
  readonly seconds: number;
  readonly failed: number;
}

// Read along the index of unsent mails.
const select = `
  select count(*) filter (where status = 'queued')::int as queued,
    coalesce(floor(extract(epoch from now() - min(next_attempt_at) filter (where status = 'queued'))), 0)::int as seconds,
    count(*) filter (where status in ('failed', 'uncertain') and updated_at > now() - interval '1 day')::int as failed
  from outbox where status in ('queued', 'failed', 'uncertain')`;

/** Reads the state of the outbox for an operator. */
export async function waitingMails(db: Db): Promise<WaitingMails> {
  const [found] = await db.query<WaitingMails>(select);
  if (!found) throw new Error('A count answers one row');
  return found;
}

/** Reads the state of the outbox for the process itself. */
export const waitingMailsIn = (pool: Pool): Promise<WaitingMails> =>
  readOnPlatform(pool, waitingMails, { isOperator: true });
