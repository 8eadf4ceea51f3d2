import { formatDate } from '../../../../domain/kinds/date.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import { compareDecimals } from '../../../../domain/money/compare.ts';
import { negate } from '../../../../domain/money/negate.ts';
import { translate } from '../../../base/i18n.ts';
import { oneLine } from '../../../mail/address.ts';
import type { Letter } from '../../../mail/letter.ts';
import { moneyIn } from '../../../engine/documents/lines/money.ts';
import { isToPay, type Addressed } from '../messages/letter.ts';
import type { MailedInvoice } from '../messages/mailedInvoices.ts';
import type { PaymentMail } from './paymentMail.ts';

/** Writes the receipt of a payment, or the mail about a refund or a reversal: one figure, and what is still open. */
export function writePaymentLetter(
  invoice: MailedInvoice,
  mail: PaymentMail,
  { language, recipient, link }: Addressed,
): Letter {
  const { company, client, currency, open_amount: open, due_date: due } = invoice;
  const money = (amount: string) => formatMoney(moneyIn(currency)(absolute(amount)), currency, language);
  const values = {
    company,
    recipient: recipient ?? client,
    number: mail.numbers,
    amount: money(mail.amount),
    date: formatDate(mail.paid_on, language),
    open: money(open),
    due_date: formatDate(due, language),
    ...(mail.former && { paid: money(mail.former.amount), paid_on: formatDate(mail.former.paid_on, language) }),
  };
  const topic = topicOf(mail);
  const text = (name: string) => translate(language, `letters.payment.${name}`, values);
  const isOpen = isToPay(invoice);
  const subject = text(`${topic}.subject`);
  return {
    language,
    subject: oneLine(subject, 200),
    brand: company,
    ...invoice.brand,
    heading: subject,
    hello: text('hello'),
    sentences: [
      text(`${topic}.text`),
      ...(topic === 'refund' && mail.former ? [text(mail.is_whole ? 'refund.ended' : 'refund.reduced')] : []),
    ],
    figures: [
      { label: text(`${topic}.amount`), value: values.amount },
      { label: text('on'), value: values.date },
      { label: text('for'), value: text('invoice') },
      ...(isOpen || topic === 'receipt' ? [{ label: text('open'), value: values.open }] : []),
      ...(isOpen ? [{ label: translate(language, 'letters.mail.due'), value: values.due_date }] : []),
    ],
    ...(link !== null && {
      action: {
        label: isOpen ? translate(language, 'letters.mail.pay') : text('action'),
        href: link ?? '#',
        address: link ?? translate(language, 'mails.linkHidden'),
        hint: translate(language, 'mails.linkHint'),
      },
    }),
    note: text(`${topic}.note`),
    footer: translate(language, 'letters.mail.footer', { company }),
  };
}

const absolute = (amount: string): string => (compareDecimals(amount, '0') < 0 ? negate(amount) : amount);

const topicOf = ({ kind }: PaymentMail) =>
  kind === 'refund' || kind === 'reversal' ? kind : ('receipt' as const satisfies string);
