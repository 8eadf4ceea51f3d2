import { addDays } from '../../../../domain/dates/date.ts';
import type { Attention } from '../../../../domain/company/home/attention.ts';
import contracts from '../../../../schemas/resources/recurrence/contracts.ts';
import accounts from '../../../../schemas/resources/payments/accounts.ts';
import gatewayEvents from '../../../../schemas/resources/payments/gateway-events.ts';
import messages from '../../../../schemas/resources/delivery/messages.ts';
import refunds from '../../../../schemas/resources/payments/refunds.ts';
import runs from '../../../../schemas/resources/recurrence/runs.ts';
import type { Db } from '../../../database/transaction.ts';

/** Days before a contract's end at which it needs attention. */
const endingDays = 30;

/** The home page's content besides figures, in the company's calendar. */
export interface HomeState {
  readonly held: number;
  readonly past_due_drafts: number;
  readonly ending_contracts: number;
  readonly gateway_events: number;
  readonly disputes: number;
  readonly failed_payments: number;
  readonly failed_refunds: number;
  readonly failed_messages: number;
  readonly unusable_accounts: number;
  /** The next run with invoices: its day and amount. */
  readonly next_date: string | null;
  readonly next_count: number | null;
  readonly has_issued: boolean;
  readonly has_client: boolean;
  readonly has_scenario: boolean;
  readonly has_account: boolean;
  /** An accountant may enter, or is invited. */
  readonly has_accountant: boolean;
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
    ${count('gateway_events', `x.status = 'review' and x.type <> 'disputed'`)} as gateway_events,
    ${count('gateway_events', `x.status = 'review' and x.type = 'disputed'`)} as disputes,
    ${count('invoices', `x.status = 'billed' and x.gateway_status = 'Failed'`)} as failed_payments,
    ${count('refunds', `x.status = 'failed'`)} as failed_refunds,
    ${count('messages', `x.delivery in ('failed', 'uncertain', 'bounced') and not x.is_replaced`)} as failed_messages,
    ${count('accounts', `not x.archived and x.connection_state in ('incomplete', 'failing')`)} as unusable_accounts,
    (select day from next) as next_date,
    (select count(*) from next join occurrences o on o.tenant_id = $1 and o.status = 'future' and o.created <= next.day) as next_count,
    ${has('invoices', 'x.number is not null')} as has_issued, ${has('entities', 'not x.archived')} as has_client,
    ${has('scenarios', 'true')} as has_scenario, ${has('accounts', 'not x.archived')} as has_account,
    exists (select from access_grants g where g.tenant_uuid = $1 and g.state = 'granted')
      or exists (
        select from account_invitations i
        where i.tenant_uuid = $1 and i.type in ('ACCOUNTANT', 'PARTNER') and i.accepted_at is null and i.withdrawn_at is null
      ) as has_accountant`;

/** The user's rights on the lists of what needs attention, besides invoices. */
export interface AttentionAccess {
  readonly contracts: boolean;
  readonly runs: boolean;
  readonly gatewayEvents: boolean;
  readonly refunds: boolean;
  readonly messages: boolean;
  readonly accounts: boolean;
}

/** Returns these rights of a user who may list some resources. */
export const attentionAccess = (mayList: (resource: string) => boolean): AttentionAccess => ({
  contracts: mayList(contracts.name),
  runs: mayList(runs.name),
  gatewayEvents: mayList(gatewayEvents.name),
  refunds: mayList(refunds.name),
  messages: mayList(messages.name),
  accounts: mayList(accounts.name),
});

/** Returns what needs attention, as far as the user may list it. */
export const attentionOf = (state: HomeState, overdue: number, may: AttentionAccess, today: string): Attention => ({
  overdue,
  ...(may.runs && { held: state.held }),
  past_due_drafts: state.past_due_drafts,
  ...(may.contracts && { ending_contracts: state.ending_contracts }),
  ...(may.gatewayEvents && { gateway_events: state.gateway_events, disputes: state.disputes }),
  failed_payments: state.failed_payments,
  ...(may.refunds && { failed_refunds: state.failed_refunds }),
  ...(may.messages && { failed_messages: state.failed_messages }),
  ...(may.accounts && { unusable_accounts: state.unusable_accounts }),
  ending: endingUntil(today),
});

/** Returns the last end date at which a contract needs attention. */
const endingUntil = (today: string): string => addDays(today, endingDays);

/** Reads a company's state on its date: attention, next run, and setup steps. */
export async function readState(db: Db, tenant: string, today: string): Promise<HomeState> {
  const [state] = await db.query<HomeState>(select, [tenant, today, endingUntil(today)]);
  if (!state) throw new Error('A statement without tables answers one row');
  return state;
}
