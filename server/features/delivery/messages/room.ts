import { defaultBudgets, type BudgetName } from '../../../limits/budgets.ts';
import type { Db } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Scope } from '../../../identity/scope.ts';
import type { Sending } from './documentRecipients.ts';

// The lock serializes concurrent requests of a company.
const lock = `select pg_advisory_xact_lock(hashtextextended('messages ' || $1::text, 0))`;

const lately = (m: string): string => `(${m}.delivery = 'queued' or ${m}.created_at > moment() - interval '1 hour')`;

/** The messages of a company that count against its hourly limit; those that wait will be sent in a later hour. */
export const countLately = `select count(*)::int as n from messages m where m.tenant_id = $1 and ${lately('m')}`;

/** The same of those that users sent, to one address. */
export const sentByHandTo = (address: string): string =>
  `from messages m where m.tenant_id = $1 and m.by_hand and lower(m.email) = ${address} and ${lately('m')}`;

const selectTo = `
  select a.email, m.about_uuid as about,
    ceil(extract(epoch from case when m.delivery = 'queued' then moment() else m.created_at end
      + interval '1 hour' - moment()))::int as seconds
  from unnest($2::text[]) a (email) cross join lateral (select m.* ${sentByHandTo('a.email')}) m`;

/** A message by hand, with the seconds until it no longer counts. */
interface Counted {
  readonly email: string;
  /** The invoice or the client. */
  readonly about: string;
  readonly seconds: number;
}

/** Locks the mails of a company, so that its limits hold for concurrent requests. */
export const lockRoom = (db: Db, tenant: string): Promise<unknown> => db.query(lock, [tenant]);

/**
 * Returns why each of these documents is not sent by hand now, or undefined: a recipient has received its hourly limit
 * of mails, of this invoice or of all. Throws `too_many_requests` if the company would exceed its own limit.
 */
export async function refusalsToSend(
  db: Db,
  { tenant, budgets = defaultBudgets }: Scope,
  sendings: readonly Sending[],
): Promise<(ApiError | undefined)[]> {
  const wanted = sendings.map(addressesOf);
  const addresses = [...new Set(wanted.flat())];
  const [, [all], counted] = await Promise.all([
    lockRoom(db, tenant.id),
    db.query<{ n: number }>(countLately, [tenant.id]),
    db.query<Counted>(selectTo, [tenant.id, addresses]),
  ]);
  if ((all?.n ?? 0) + wanted.flat().length > budgets.messagesPerHour) throw beyondHourly('messagesPerHour', hour);

  const received = new Map(Object.entries(Object.groupBy(counted, ({ email }) => email)));
  return sendings.map(({ uuid: about }, index) => {
    const to = wanted[index] ?? [];
    for (const email of to) {
      const some = received.get(email) ?? [];
      const refusal =
        fullOf(
          some.filter((one) => one.about === about),
          'messagesPerInvoice',
          budgets.messagesPerInvoice,
        ) ?? fullOf(some, 'messagesPerRecipient', budgets.messagesPerRecipient);
      if (refusal) return refusal;
    }
    for (const email of to) received.set(email, [...(received.get(email) ?? []), { email, about, seconds: hour }]);
    return undefined;
  });
}

/** Copies count like other mails. */
const addressesOf = ({ to, cc }: Sending): string[] => [...to, ...cc].map(({ email }) => email.toLowerCase());

const hour = 3600;

/** Returns the refusal of one more than these; it lasts until enough of them no longer count. */
function fullOf(counted: readonly Counted[], budget: BudgetName, limit: number): ApiError | undefined {
  if (counted.length < limit) return undefined;
  const seconds = counted.map((one) => one.seconds).toSorted((a, b) => a - b);
  return beyondHourly(budget, Math.max(1, seconds[counted.length - limit] ?? hour));
}

export const beyondHourly = (budget: BudgetName, retryAfter: number): ApiError =>
  new ApiError('too_many_requests', { budget, retryAfter });
