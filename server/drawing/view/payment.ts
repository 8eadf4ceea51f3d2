import { paymentCode } from '../../../domain/payments/codes/paymentCode.ts';
import { symbolOf, type QrSymbol } from '../../../domain/payments/codes/symbol.ts';
import { isPayable } from '../../../domain/payments/payable.ts';
import { settledOf, type Settled } from '../../../domain/payments/amounts/settledOf.ts';
import type { Formats } from '../text/format.ts';
import { fill, type Labels } from '../text/labels.ts';
import type { DrawnDocument } from '../request.ts';
import type { SumRow } from './sumRows.ts';

/** The most important data for a payer: amount, due date and account, and what was paid. */
export interface PaymentView {
  label: string;
  amount: string;
  until: string;
  /** What was paid, given back and is open; empty if nothing was paid. */
  sums: { label: string; amount: string }[];
  account: { title: string; name: string; lines: string[] } | null;
  /** The code to pay it by transfer, while it is open. */
  code: CodeView | null;
}

/** A code to scan, which Typst draws from its modules. */
interface CodeView extends QrSymbol {
  caption: string;
}

/** Returns what was paid of a document; undefined if nothing was, or only its invoices are paid. */
export const settledIn = (document: DrawnDocument): Settled | undefined =>
  document.contract ? undefined : settledOf(document);

/**
 * Returns the payment of a document; null if nothing was or is to be paid, of quotes, and where only its invoices are. A
 * proforma has the account on which it can be paid in advance, and no due date.
 */
export function paymentView(document: DrawnDocument, labels: Labels, formats: Formats): PaymentView | null {
  const { importer_total_payable_exporter: pay = '0', due_date, account } = document;
  if (document.called.isProforma) return inAdvance(document, labels, formats);
  const settled = settledIn(document);
  const isNeverPaid = document.contract ?? document.valid_until ?? document.called.isCredit;
  if (isNeverPaid || (!isPayable(document) && !settled)) return null;
  const words = labels.settled;
  const printed = (rows: readonly Pick<SumRow, 'label' | 'amount'>[]) =>
    rows.map(({ label, amount }) => ({ label, amount: formats.money(amount) }));
  if (settled && document.status === 'paid') return paidView(settled, words, printed, formats);
  return {
    label: settled ? words.open : labels.figures.importer_total_payable_exporter,
    amount: formats.money(settled?.open ?? pay),
    until: fill(labels.payment.until, { date: formats.date(due_date) }),
    sums: settled ? printed([{ label: words.total, amount: pay }, ...settledRows(settled, labels)]) : [],
    account: account ? accountView(account, labels) : null,
    code: codeView(document, labels),
  };
}

/** Once there is an invoice, it asks for the payment. */
function inAdvance(
  { status, account, importer_total_payable_exporter: pay = '0' }: DrawnDocument,
  labels: Labels,
  formats: Formats,
): PaymentView | null {
  if (!account || (status !== 'draft' && status !== 'issued')) return null;
  return {
    label: labels.figures.importer_total_payable_exporter,
    amount: formats.money(pay),
    until: '',
    sums: [],
    account: accountView(account, labels),
    code: null,
  };
}

const accountView = (
  { name, details = '' }: NonNullable<DrawnDocument['account']>,
  { payment }: Labels,
): PaymentView['account'] => ({
  title: payment.account,
  name,
  lines: details.split('\n').filter((line) => line.trim() !== ''),
});

function codeView(document: DrawnDocument, { payment: { scan } }: Labels): CodeView | null {
  const code = paymentCode(document, document.account);
  return code ? { caption: scan, ...symbolOf(code.text) } : null;
}

type Words = Labels['settled'];
type Row = Pick<SumRow, 'label' | 'amount'>;

/** What was paid of a paid document, and when; of one that notes alone settled, what was credited. */
function paidView(
  settled: Settled,
  words: Words,
  printed: (rows: readonly Row[]) => PaymentView['sums'],
  formats: Formats,
): PaymentView {
  const { state, total, credited = '0', paid, open, paidOn } = settled;
  const isCredited = state === 'credited';
  const notes = noteRows(settled, words).filter(({ label }) => !isCredited || label !== words.credited);
  const whole = notes.length > 0 ? [{ label: words.total, amount: total }] : [];
  return {
    label: isCredited ? words.credited : words.paid,
    amount: formats.money(isCredited ? credited : paid),
    until:
      paidOn === undefined ? '' : fill(words[isCredited ? 'credited_on' : 'paid_on'], { date: formats.date(paidOn) }),
    sums: printed([...whole, ...notes, ...lossRows(settled, words), { label: words.open, amount: open }]),
    account: null,
    code: null,
  };
}

const isSome = (amount: string): boolean => /[1-9]/.test(amount);

/** What notes changed, what was paid, written off and refunded, as decimal text; `sign` is that of the sum to what is open. */
export function settledRows(settled: Settled, { settled: words }: Labels): SumRow[] {
  const { paid, open } = settled;
  const notes = noteRows(settled, words);
  const isPaid = notes.length === 0 || isSome(paid);
  return [
    ...notes,
    ...(isPaid ? [{ sign: '−', label: isSome(open) ? words.paid_so_far : words.paid, amount: paid } as const] : []),
    ...lossRows(settled, words),
  ];
}

const noteRows = ({ debited, credited }: Settled, words: Words): SumRow[] => [
  ...(debited === undefined ? [] : [{ sign: '+', label: words.debited, amount: debited } as const]),
  ...(credited === undefined ? [] : [{ sign: '−', label: words.credited, amount: credited } as const]),
];

const lossRows = ({ writtenOff, refunded }: Settled, words: Words): SumRow[] => [
  ...(writtenOff === undefined ? [] : [{ sign: '−', label: words.written_off, amount: writtenOff } as const]),
  ...(refunded === undefined ? [] : [{ sign: '', label: words.refunded, amount: refunded } as const]),
];
