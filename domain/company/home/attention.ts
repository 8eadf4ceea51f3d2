import { gatewayEventTypes } from '../../../schemas/parts/payments/gatewayEvent.ts';
import { unusableStates } from '../../payments/gateways/connection.ts';
import type { ListFilter } from './lists.ts';

/** The counts of items that need attention; absent are those that the user may not list. */
export interface Attention {
  readonly overdue: number;
  readonly held?: number;
  readonly past_due_drafts: number;
  readonly ending_contracts?: number;
  readonly gateway_events?: number;
  /** Payments whose payers dispute them; they are not among the events above. */
  readonly disputes?: number;
  readonly failed_payments: number;
  readonly failed_refunds?: number;
  readonly failed_messages?: number;
  readonly unusable_accounts?: number;
  /** The last end date of contracts that are counted. */
  readonly ending: string;
}

/** Items that need attention, by their count, with the list of exactly these. */
export interface Waiting {
  readonly name: Exclude<keyof Attention, 'ending'>;
  readonly count: number;
  readonly resource: string;
  readonly filter?: ListFilter;
}

const undisputed = gatewayEventTypes.filter((type) => type !== 'disputed').join(',');

/** Returns the items that need attention, the most urgent first, without zeros. */
export function waitingIn(attention: Attention, today: string): readonly Waiting[] {
  const ends = { due_date_contract_gte: today, due_date_contract_lte: attention.ending };
  const others: ListFilter = attention.disputes ? { type: undisputed } : {};
  const all: readonly Omit<Waiting, 'count'>[] = [
    { name: 'overdue', resource: 'invoices', filter: { status: 'billed', is_overdue: true } },
    { name: 'disputes', resource: 'gateway-events', filter: { status: 'review', type: 'disputed' } },
    { name: 'gateway_events', resource: 'gateway-events', filter: { status: 'review', ...others } },
    { name: 'unusable_accounts', resource: 'accounts', filter: { connection_state: unusableStates.join(',') } },
    { name: 'failed_payments', resource: 'invoices', filter: { status: 'billed', gateway_status: 'Failed' } },
    { name: 'failed_refunds', resource: 'refunds', filter: { status: 'failed' } },
    {
      name: 'failed_messages',
      resource: 'messages',
      filter: { delivery: 'failed,uncertain,bounced', is_replaced: false },
    },
    { name: 'held', resource: 'runs' },
    { name: 'past_due_drafts', resource: 'invoices', filter: { status: 'draft', due_date_lt: today } },
    { name: 'ending_contracts', resource: 'contracts', filter: { status: 'Active', ...ends } },
  ];
  return all.map((of) => ({ ...of, count: attention[of.name] ?? 0 })).filter(({ count }) => count > 0);
}
