import { isPayable } from '../../../domain/payments/payable.ts';
import type { Formats } from '../text/format.ts';
import { fill, type Labels } from '../text/labels.ts';
import type { DrawnDocument } from '../request.ts';

/** The most important data for a payer: amount, due date and account. */
export interface PaymentView {
  label: string;
  amount: string;
  until: string;
  account: { title: string; name: string; lines: string[] } | null;
}

/** Returns the payment of a document; null if nothing is payable, or only its invoices are. */
export function paymentView(document: DrawnDocument, labels: Labels, formats: Formats): PaymentView | null {
  const { importer_total_payable_exporter: pay = '0', due_date, account } = document;
  if (document.contract || !isPayable(document)) return null;
  const lines = (account?.details ?? '').split('\n').filter((line) => line.trim() !== '');
  return {
    label: labels.figures.importer_total_payable_exporter,
    amount: formats.money(pay),
    until: fill(labels.payment.until, { date: formats.date(due_date) }),
    account: account ? { title: labels.payment.account, name: account.name, lines } : null,
  };
}
