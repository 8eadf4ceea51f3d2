import {
  transactionKinds,
  type TransactionKind,
  type TransactionMeans,
} from '../../schemas/parts/payments/transaction.ts';

/** What a kind of transaction does (design §6 Transactions). */
interface BookingKind {
  /** What settles its amount; a reversal has the means of what it reverses. */
  readonly means: TransactionMeans | undefined;
  /** The sum of its invoice that it changes. What is open follows from `booked`: a refund opens no invoice again. */
  readonly changes: 'booked' | 'refunded';
  /** Whether it pays its invoice, on its day, and can be reversed. */
  readonly pays: boolean;
  /** The client's credit: takes what is paid beyond the invoices, is used up, or gets back what was reversed. */
  readonly credit: 'adds' | 'uses' | 'undoes' | 'none';
  /** Whether a gateway moved the money. */
  readonly isOfGateway: boolean;
}

/** Each kind of transaction: the only place that tells kinds apart. */
export const bookingKinds: Readonly<Record<TransactionKind, BookingKind>> = {
  receipt: { means: 'money', changes: 'booked', pays: true, credit: 'adds', isOfGateway: false },
  gateway: { means: 'money', changes: 'booked', pays: true, credit: 'adds', isOfGateway: true },
  credit: { means: 'credit', changes: 'booked', pays: true, credit: 'uses', isOfGateway: false },
  write_off: { means: 'write_off', changes: 'booked', pays: true, credit: 'none', isOfGateway: false },
  reversal: { means: undefined, changes: 'booked', pays: false, credit: 'undoes', isOfGateway: false },
  refund: { means: 'money', changes: 'refunded', pays: false, credit: 'none', isOfGateway: true },
  credit_note: { means: 'note', changes: 'booked', pays: true, credit: 'none', isOfGateway: false },
  debit_note: { means: 'note', changes: 'booked', pays: false, credit: 'none', isOfGateway: false },
  note_write_off: { means: 'write_off', changes: 'booked', pays: false, credit: 'none', isOfGateway: false },
  note_refund: { means: 'note', changes: 'booked', pays: false, credit: 'none', isOfGateway: false },
  note_credit: { means: 'note', changes: 'booked', pays: false, credit: 'adds', isOfGateway: false },
};

/** The kinds of a note's bookings. */
const noteKinds: ReadonlySet<TransactionKind> = new Set<TransactionKind>([
  'credit_note',
  'debit_note',
  'note_write_off',
  'note_refund',
  'note_credit',
]);

/** Whether a booking is a note's: it is neither a payment of money nor reversed. */
export const isOfNote = (kind: TransactionKind): boolean => noteKinds.has(kind);

/** A transaction; the expected payment of an invoice has no kind. */
interface Booking {
  readonly kind?: TransactionKind | undefined;
  readonly is_reversed?: boolean | undefined;
}

/** Whether the payer gets a receipt for a transaction: money arrived, also if it was reversed since. */
export const hasReceipt = ({ kind }: Pick<Booking, 'kind'>): boolean =>
  kind !== undefined && bookingKinds[kind].pays && bookingKinds[kind].means === 'money';

/** The kinds of transactions with a receipt, and those that change what is booked on an invoice. */
export const receiptKinds = transactionKinds.filter((kind) => hasReceipt({ kind }));
export const bookedKinds = transactionKinds.filter((kind) => bookingKinds[kind].changes === 'booked');

/** Whether a transaction pays its invoice: it is no refund and no reversal, and was not reversed. */
export const isPayment = ({ kind, is_reversed: isReversed = false }: Booking): boolean =>
  kind !== undefined && bookingKinds[kind].pays && !isReversed;
