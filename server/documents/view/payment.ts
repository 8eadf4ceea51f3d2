import { isPayable } from '../../../domain/payments/payable.ts';
import type { Formats } from '../format.ts';
import { fill, type Labels } from '../labels.ts';
import type { DrawnDocument } from '../request.ts';

/** The first thing a payer looks for: how much, until when, and to which account. */
export interface PaymentView {
  label: string;
  amount: string;
  until: string;
  account: { title: string; name: string; lines: string[] } | null;
}

/** What is to be paid and where; nothing where nothing is. */
export function paymentView(invoice: DrawnDocument, labels: Labels, formats: Formats): PaymentView | null {
  const { importer_total_payable_exporter: pay = '0', due_date, account } = invoice;
  if (!isPayable(invoice)) return null;
  const lines = (account?.details ?? '').split('\n').filter((line) => line.trim() !== '');
  return {
    label: labels.figures.importer_total_payable_exporter,
    amount: formats.money(pay),
    until: fill(labels.payment.until, { date: formats.date(due_date) }),
    account: account ? { title: labels.payment.account, name: account.name, lines } : null,
  };
}
