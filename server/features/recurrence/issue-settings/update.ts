import { today } from '../../../../domain/dates/today.ts';
import type { IssueSettings } from '../../../../schemas/resources/recurrence/issue-settings.ts';
import type { Db } from '../../../database/transaction.ts';
import { requireNone } from '../../../base/errors.ts';
import { byConvention, type UpdateFile } from '../../../engine/writing/writers.ts';
import type { Scope } from '../../../identity/scope.ts';
import { moveToCome } from '../terms/moveFuture.ts';

export const described: UpdateFile['described'] = {
  summary: 'Replace the issue-settings.',
  description:
    'Moves the scheduled invoices of all contracts to their new issue dates, except those of clients with payment terms. ' +
    '`allows_retroactive` and `time_zone` stay as they are where they are left out.',
};

/** Saves issue settings and moves scheduled invoices, all or nothing. Throws like the convention. */
export const update: UpdateFile<IssueSettings>['update'] = async (db, replacing) => {
  const { scope, input } = replacing;
  const move = () => moveToCome(db, scope, input.issue_lead_days);
  // Before the company, because amendments lock scheduled invoices before it.
  await move();
  const saved = await byConvention.update(db, replacing);
  await requireDatesInOrder(db, scope, input.time_zone);
  // Also for contracts created meanwhile.
  await move();
  return saved;
};

const selectLastDated = `
  select max(i.created) as date from invoices i where i.tenant_id = $1 and i.number is not null and i.created <= $2::date`;

/**
 * Keeps numbers and dates in order: where it is still yesterday, nothing may follow an invoice dated today. Throws
 * `validation`.
 */
async function requireDatesInOrder(db: Db, { tenant, now }: Scope, timeZone = tenant.timeZone): Promise<void> {
  const day = today(now, tenant.timeZone);
  const dayThere = today(now, timeZone);
  if (dayThere >= day) return;
  const [last] = await db.query<{ date: string | null }>(selectLastDated, [tenant.id, day]);
  const date = last?.date ?? '';
  requireNone(date > dayThere ? [{ path: 'time_zone', key: 'validation.issuedAhead', args: { date } }] : []);
}
