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

/** Returns the payment of a document; null if nothing was or is to be paid, of quotes, and where only its invoices are. */
export function paymentView(document: DrawnDocument, labels: Labels, formats: Formats): PaymentView | null {
  const { importer_total_payable_exporter: pay = '0', due_date, account } = document;
  const settled = settledIn(document);
  const isNeverPaid = document.contract ?? document.valid_until ?? document.called.isCredit;
  if (isNeverPaid || (!isPayable(document) && !settled)) return null;
  const words = labels.settled;
  const printed = (rows: readonly Pick<SumRow, 'label' | 'amount'>[]) =>
    rows.map(({ label, amount }) => ({ label, amount: formats.money(amount) }));
  const rows = settled ? settledRows(settled, labels) : [];
  if (settled && document.status === 'paid') {
    const { paid, paidOn, open } = settled;
    return {
      label: words.paid,
      amount: formats.money(paid),
      until: paidOn === undefined ? '' : fill(words.paid_on, { date: formats.date(paidOn) }),
      sums: printed([...rows.slice(1), { label: words.open, amount: open }]),
      account: null,
      code: null,
    };
  }
  const lines = (account?.details ?? '').split('\n').filter((line) => line.trim() !== '');
  return {
    label: settled ? words.open : labels.figures.importer_total_payable_exporter,
    amount: formats.money(settled?.open ?? pay),
    until: fill(labels.payment.until, { date: formats.date(due_date) }),
    sums: settled ? printed([{ label: words.total, amount: pay }, ...rows]) : [],
    account: account ? { title: labels.payment.account, name: account.name, lines } : null,
    code: codeView(document, labels),
  };
}

function codeView(document: DrawnDocument, { payment: { scan } }: Labels): CodeView | null {
  const code = paymentCode(document, document.account);
  return code ? { caption: scan, ...symbolOf(code.text) } : null;
}

/** What was paid, written off and refunded, as decimal text; `sign` is that of the sum to what is open. */
export function settledRows({ paid, writtenOff, refunded, open }: Settled, { settled: words }: Labels): SumRow[] {
  const isWhole = !/[1-9]/.test(open);
  return [
    { sign: '−', label: isWhole ? words.paid : words.paid_so_far, amount: paid },
    ...(writtenOff === undefined ? [] : [{ sign: '−', label: words.written_off, amount: writtenOff } as const]),
    ...(refunded === undefined ? [] : [{ sign: '', label: words.refunded, amount: refunded } as const]),
  ];
}
