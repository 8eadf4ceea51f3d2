import type { statement, statementKinds } from '../../../schemas/parts/payments/statement.ts';
import { statementAges } from '../../../schemas/parts/payments/statement.ts';
import type { Infer } from '../../../schemas/resource.ts';
import { daysBetween } from '../../dates/date.ts';
import { decimalsOf } from '../../money/decimals.ts';
import { negate } from '../../money/negate.ts';
import { sumAmounts } from '../../money/sum.ts';
import { agesOf } from '../../reports/groups.ts';
import { bookingKinds } from '../bookingKinds.ts';

export type Statement = Infer<typeof statement>;
export type StatementRow = Statement['rows'][number];

/** An invoice that the client pays, or a booking. Amounts are decimal text in one currency. */
export interface Entry {
  readonly kind: (typeof statementKinds)[number];
  /** Absent on what was paid beyond the invoices. */
  readonly invoice_uuid?: string | undefined;
  readonly amount: string;
}

/** What an entry of a day says besides. */
export type DatedEntry = Entry & Omit<StatementRow, 'change' | 'credit' | 'balance'>;

/** What is open of an invoice on the last day. */
export interface OpenItem {
  readonly due_date: string;
  readonly open: string;
}

/** What a statement is made from. */
export interface StatementSource {
  readonly from: string;
  readonly to: string;
  readonly currency: string;
  readonly currencies: readonly string[];
  /** What happened before the first day, of each kind summed or not. */
  readonly before: readonly Entry[];
  /** What happened in the period, in its order. */
  readonly entries: readonly DatedEntry[];
  readonly open: readonly OpenItem[];
}

const nothing = '0';

/**
 * Returns what an entry adds to what is open and to the credit. A booking on an invoice lowers what is open; one without
 * changes the credit; a refund opens no invoice again.
 */
export function effectOf({ kind, invoice_uuid, amount }: Entry): { readonly change: string; readonly credit: string } {
  if (kind === 'invoice') return { change: amount, credit: nothing };
  if (bookingKinds[kind].changes !== 'booked') return { change: nothing, credit: nothing };
  return invoice_uuid === undefined ? { change: nothing, credit: amount } : { change: negate(amount), credit: nothing };
}

/** Returns the statement of a client: with the balance after each entry, and the ages of what is open at the end. */
export function statementOf(source: StatementSource): Statement {
  const { from, to, currency, currencies, before, entries, open } = source;
  const sum = (...amounts: readonly string[]) => sumAmounts(amounts, decimalsOf(currency));
  const earlier = before.map(effectOf);
  const opening = sum(...earlier.map(({ change }) => change));
  const openingCredit = sum(...earlier.map(({ credit }) => credit));
  let balance = opening;
  const rows = entries.map((entry): StatementRow => {
    const { change, credit } = effectOf(entry);
    balance = sum(balance, change);
    return { ...entry, amount: sum(entry.amount), change: sum(change), credit: sum(credit), balance };
  });
  return {
    from,
    to,
    currency,
    currencies: [...currencies],
    opening_balance: opening,
    opening_credit: openingCredit,
    closing_balance: balance,
    closing_credit: sum(openingCredit, ...rows.map(({ credit }) => credit)),
    rows,
    ageing: agesOf(statementAges).map(({ value, from: least = -Infinity, to: most = Infinity }) => ({
      age: value,
      amount: sum(
        ...open.flatMap(({ due_date: due, open: amount }) => {
          const days = daysBetween(due, to);
          return days >= least && days <= most ? [amount] : [];
        }),
      ),
    })),
  };
}
