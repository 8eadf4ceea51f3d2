import type { Attention } from '../../../../domain/company/home/attention.ts';
import { figureDays, type FigureDays } from '../../../../domain/company/accountants/figureDays.ts';
import { today } from '../../../../domain/dates/today.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Scope } from '../../../identity/scope.ts';
import { attentionOf, readState, type AttentionAccess } from '../home/state.ts';
import { figuresOf, type OverviewFigures } from './figures.ts';
import { countDrafts, openSums, receivedSums } from './sums.ts';

/** The overview of a company whose invoices the user may list. */
export interface CompanyFigures extends FigureDays {
  readonly today: string;
  readonly figures: readonly OverviewFigures[];
  readonly drafts: number;
  readonly attention: Attention;
}

/** Reads a company's figures and items that need attention, in one packet. The latter ignore the month. */
export async function readCompany(
  db: Db,
  scope: Scope,
  { month, currency, access }: { month: string | undefined; currency: string | undefined; access: AttentionAccess },
): Promise<CompanyFigures> {
  const { tenant, now } = scope;
  const day = today(now, tenant.timeZone);
  const days = figureDays(now, tenant.timeZone, month);
  const whole = openSums(db, scope, { paid: days.paid });
  const [all, open, received, drafts, state] = await Promise.all([
    whole,
    days.due ? openSums(db, scope, days) : whole,
    receivedSums(db, scope, days),
    countDrafts(db, scope),
    readState(db, tenant.id, day),
  ]);
  return {
    ...days,
    today: day,
    figures: figuresOf(open, received, currency),
    drafts,
    attention: attentionOf(
      state,
      all.reduce((count, { overdue_n: n }) => count + n, 0),
      access,
      day,
    ),
  };
}
