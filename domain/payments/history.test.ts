import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TransactionMeans } from '../../schemas/parts/payments/transaction.ts';
import { compareDecimals } from '../money/compare.ts';
import { decimalText } from '../money/decimal.ts';
import { negate } from '../money/negate.ts';
import { sumAmounts } from '../money/sum.ts';
import { afterBookings, openAmount, type Booked } from './amounts/openAmount.ts';
import { allocate } from './amounts/split.ts';

interface Row {
  readonly payment: number;
  /** Without one, the client's credit. */
  readonly invoice: string | undefined;
  readonly amount: string;
  readonly means: TransactionMeans;
  /** What arrived with the payment, on its first row; negative in its reversal. */
  readonly received?: string | undefined;
  /** The payment that it reverses. */
  readonly reverses?: number | undefined;
}

/** A client's ledger: what happened, and the invoices as they are after it. */
interface Ledger {
  readonly rows: readonly Row[];
  readonly invoices: ReadonlyMap<string, Booked>;
}

type Event = readonly [what: 'receive' | 'use_credit' | 'write_off' | 'reverse', which: number, units: bigint];

const sum = (rows: readonly Row[], ...means: readonly TransactionMeans[]): string =>
  sumAmounts(
    rows.filter((row) => means.length === 0 || means.includes(row.means)).map(({ amount }) => amount),
    3,
  );
const creditOf = ({ rows }: Ledger): string => sum(rows.filter(({ invoice }) => invoice === undefined));
const least = (one: string, other: string): string => (compareDecimals(one, other) < 0 ? one : other);

/** Books rows as one payment, unless the client's credit became negative. */
function booked(ledger: Ledger, added: readonly Omit<Row, 'payment'>[]): Ledger {
  const rows = [...ledger.rows, ...added.map((row) => ({ ...row, payment: ledger.rows.length }))];
  const invoices = new Map(ledger.invoices);
  for (const [uuid, invoice] of ledger.invoices) {
    const amounts = added.filter((row) => row.invoice === uuid).map(({ amount }) => amount);
    if (amounts.length > 0) invoices.set(uuid, { ...invoice, ...afterBookings(invoice, amounts) });
  }
  const after = { rows, invoices };
  return compareDecimals(creditOf(after), '0') < 0 ? ledger : after;
}

/** Continues a history; what is not possible then changes nothing. */
function happen(ledger: Ledger, [what, which, units]: Event): Ledger {
  const open = [...ledger.invoices].flatMap(([uuid, invoice]) =>
    invoice.status === 'billed' ? [{ uuid, open: openAmount(invoice) }] : [],
  );
  const chosen = open[which % Math.max(1, open.length)];
  if (what === 'receive') {
    const received = decimalText(units, 3);
    return booked(
      ledger,
      allocate(received, open).map(({ invoice, amount }, index) => ({
        invoice,
        amount,
        means: 'money',
        ...(index === 0 && { received }),
      })),
    );
  }
  if (what === 'reverse') return reversed(ledger, which);
  if (!chosen) return ledger;
  const amount =
    what === 'write_off' ? chosen.open : least(least(creditOf(ledger), chosen.open), decimalText(units, 3));
  const row = { invoice: chosen.uuid, amount, means: what === 'write_off' ? what : 'credit' } as const;
  return booked(ledger, what === 'write_off' ? [row] : [row, { ...row, invoice: undefined, amount: negate(amount) }]);
}

/** Reverses a payment once. */
function reversed(ledger: Ledger, which: number): Ledger {
  const { rows } = ledger;
  const payment = rows[which % Math.max(1, rows.length)]?.payment;
  const of = rows.filter((row) => row.payment === payment);
  const isDone = rows.some(({ reverses }) => reverses === payment) || of.some(({ reverses }) => reverses !== undefined);
  if (payment === undefined || isDone) return ledger;
  return booked(
    ledger,
    of.map(({ payment: reverses, received, ...row }) => ({
      ...row,
      amount: negate(row.amount),
      received: received && negate(received),
      reverses,
    })),
  );
}

const units = fc.bigInt({ min: 0n, max: 2_000_000n });
const events: fc.Arbitrary<Event[]> = fc.array(
  fc.tuple(fc.constantFrom('receive', 'use_credit', 'write_off', 'reverse'), fc.nat(50), units),
  { maxLength: 30 },
);

it('after any history, open, paid, credited and written off add up to each invoice, and nothing is negative', () => {
  fc.assert(
    fc.property(fc.array(units, { minLength: 1, maxLength: 4 }), events, (totals, history) => {
      const start = new Map(
        totals.map((total, at): [string, Booked] => [
          `i${at}`,
          { status: 'billed', total: decimalText(total, 3), booked: '0.000' },
        ]),
      );
      const { rows, invoices } = history.reduce(happen, { rows: [], invoices: start });
      for (const [uuid, invoice] of invoices) {
        const own = rows.filter((row) => row.invoice === uuid);
        const parts = [openAmount(invoice), sum(own, 'money'), sum(own, 'credit'), sum(own, 'write_off')];
        expect(sumAmounts(parts, 3)).toBe(invoice.total);
        expect(sum(own)).toBe(invoice.booked);
        expect(parts.filter((part) => part.startsWith('-'))).toEqual([]);
        if (invoice.status === 'paid') expect(openAmount(invoice)).toBe('0.000');
      }
      // What arrived is on invoices or is credit; what was used of it is on invoices too.
      const money = sum(rows, 'money');
      const received = rows.flatMap((row) => row.received ?? []);
      expect(sumAmounts(received, 3)).toBe(money);
      const onInvoices = sum(
        rows.filter(({ invoice }) => invoice !== undefined),
        'money',
        'credit',
      );
      expect(sumAmounts([onInvoices, creditOf({ rows, invoices })], 3)).toBe(money);
    }),
    { numRuns: 300 },
  );
});
