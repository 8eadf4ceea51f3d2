import { addDays } from '../../../domain/dates/date.ts';
import type { Db } from '../../db/transaction.ts';

/** Days before a contract's end at which it needs attention. */
const endingDays = 30;

/** The home page's content besides figures, in the company's calendar. */
export interface HomeState {
  readonly held: number;
  readonly past_due_drafts: number;
  readonly ending_contracts: number;
  /** The next run with invoices: its day and amount. */
  readonly next_date: string | null;
  readonly next_count: number | null;
  readonly has_issued: boolean;
  readonly has_client: boolean;
  readonly has_scenario: boolean;
  readonly has_account: boolean;
}

const has = (table: string, condition: string): string =>
  `exists (select from ${table} x where x.tenant_id = $1 and ${condition})`;
const count = (table: string, condition: string): string =>
  `(select count(*) from ${table} x where x.tenant_id = $1 and ${condition})`;

const select = `
  with next as materialized (
    select greatest(o.created, $2::date) as day from occurrences o
    where o.tenant_id = $1 and o.status = 'future' order by o.created limit 1)
  select ${count('occurrences', `x.status = 'held'`)} as held,
    ${count('invoices', `x.status = 'draft' and x.due_date < $2`)} as past_due_drafts,
    ${count('contracts', `x.status = 'Active' and x.due_date_contract between $2 and $3`)} as ending_contracts,
    (select day from next) as next_date,
    (select count(*) from next join occurrences o on o.tenant_id = $1 and o.status = 'future' and o.created <= next.day) as next_count,
    ${has('invoices', 'x.number is not null')} as has_issued, ${has('entities', 'not x.archived')} as has_client,
    ${has('scenarios', 'true')} as has_scenario, ${has('accounts', 'not x.archived')} as has_account`;

/** Returns the last end date at which a contract needs attention. */
export const endingUntil = (today: string): string => addDays(today, endingDays);

/** Reads a company's state on its date: attention, next run, and setup steps. */
export async function readState(db: Db, tenant: string, today: string): Promise<HomeState> {
  const [state] = await db.query<HomeState>(select, [tenant, today, endingUntil(today)]);
  if (!state) throw new Error('A statement without tables answers one row');
  return state;
}
