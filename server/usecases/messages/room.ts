import { defaultBudgets } from '../../budgets.ts';
import type { Db } from '../../db/transaction.ts';
import { ApiError } from '../../errors.ts';
import type { Scope } from '../../scope.ts';

// The lock serializes concurrent requests of a company.
const lock = `select pg_advisory_xact_lock(hashtextextended('messages ' || $1::text, 0))`;

const select = `
  select count(*)::int as n from messages m
  where m.tenant_id = $1 and (m.delivery = 'queued' or m.created_at > moment() - interval '1 hour')`;

/** Locks the mails of a company, so that its limits hold for concurrent requests. */
export const lockRoom = (db: Db, tenant: string): Promise<unknown> => db.query(lock, [tenant]);

/** Throws `too_many_requests` if a company would send more messages than its hourly limit by hand. */
export async function requireMessageRoom(
  db: Db,
  { tenant, budgets = defaultBudgets }: Scope,
  messages: number,
): Promise<void> {
  const [, [lately]] = await Promise.all([lockRoom(db, tenant.id), db.query<{ n: number }>(select, [tenant.id])]);
  if ((lately?.n ?? 0) + messages <= budgets.messagesPerHour) return;
  throw new ApiError('too_many_requests', { budget: 'messagesPerHour', retryAfter: 3600 });
}
