import type { TransactionKind, TransactionMeans } from '../../../schemas/parts/payments/transaction.ts';
import { compareDecimals } from '../../money/compare.ts';
import { decimalsOf } from '../../money/decimals.ts';
import { sumAmounts } from '../../money/sum.ts';
import { bookingKinds, isOfNote, isPayment } from '../bookingKinds.ts';

/** A booking of an invoice; the expected payment has no kind. */
interface Entry {
  readonly kind?: TransactionKind | undefined;
  readonly amount: string;
  readonly reason?: string | undefined;
  readonly is_reversed?: boolean | undefined;
}

/** What settled an invoice, as decimal text; undefined without any. */
export interface BookedSums {
  readonly received: string | undefined;
  readonly credit: string | undefined;
  readonly writtenOff: string | undefined;
  /** Why it was written off. */
  readonly reasons: readonly string[];
  /** The number of bookings in these sums. */
  readonly count: number;
}

/** Whether a booking counts: a payment, or the end of a write-off by a note. */
const isCounted = (entry: Entry): boolean => isPayment(entry) || (entry.kind !== undefined && isOfNote(entry.kind));

/** The write-offs themselves, whose reasons say why. */
const lossesIn = (entries: readonly Entry[]) => entries.filter(({ kind }) => kind === 'write_off');

/** Sums the bookings of an invoice by what settled it. What was reversed does not count; refunds are summed apart. */
export function bookedSums(entries: readonly Entry[], currency: string): BookedSums {
  const by = (means: TransactionMeans) =>
    entries.filter((entry) => entry.kind && isCounted(entry) && bookingKinds[entry.kind].means === means);
  const [received, credit, writtenOff] = [by('money'), by('credit'), by('write_off')];
  const sum = (some: readonly Entry[]) => {
    if (some.length === 0) return undefined;
    const amounts = some.map(({ amount }) => amount);
    return sumAmounts(amounts, decimalsOf(currency));
  };
  const loss = sum(writtenOff);
  // A note may have ended all of it.
  const isLost = loss !== undefined && compareDecimals(loss, '0') !== 0;
  return {
    received: sum(received),
    credit: sum(credit),
    writtenOff: isLost ? loss : undefined,
    reasons: isLost ? [...new Set(lossesIn(writtenOff).flatMap(({ reason }) => reason ?? []))] : [],
    count: received.length + credit.length + writtenOff.length,
  };
}
