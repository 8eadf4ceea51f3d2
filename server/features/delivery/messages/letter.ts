import { fillPlaceholders, paragraphsOf, type PlaceholderValues } from '../../../../domain/delivery/mailText.ts';
import { formatDate } from '../../../../domain/kinds/date.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import type { Language } from '../../../../domain/languages.ts';
import { compareDecimals } from '../../../../domain/money/compare.ts';
import { storedDecimals } from '../../../../domain/money/decimals.ts';
import { negate } from '../../../../domain/money/negate.ts';
import { sumAmounts } from '../../../../domain/money/sum.ts';
import { translate } from '../../../base/i18n.ts';
import { oneLine } from '../../../mail/address.ts';
import type { Figure, Letter } from '../../../mail/letter.ts';
import { moneyIn } from '../../../engine/documents/lines/money.ts';
import type { DeliveryTexts, MailedInvoice } from './mailedInvoices.ts';

/** Who a mail is written to, and the absolute address of the recipient's page. */
export interface Addressed {
  readonly language: Language;
  readonly recipient: string | null;
  /** Undefined for readers who must not follow it; null if it has ended. */
  readonly link: string | null | undefined;
  /** Whether it goes to another than the recipient, whose link it has. */
  readonly isCopy?: boolean;
}

/** Writes the mail of an invoice with the company's texts, or the default ones. */
export function writeDocumentLetter(invoice: MailedInvoice, { language, recipient, link, isCopy }: Addressed): Letter {
  const values = valuesOf(invoice, language, recipient);
  const texts = textsOf(invoice, language);
  const filled = filledOr(texts.subject, defaultText('subject', language), values).join(' ');
  const [hello = '', ...sentences] = filledOr(texts.body, defaultText('body', language), values);
  const textOfMail = (name: string) => translate(language, `letters.mail.${name}`, { company: invoice.company });
  return {
    language,
    subject: oneLine(filled, 200),
    brand: invoice.company,
    ...invoice.brand,
    heading: filled,
    hello,
    sentences: [...sentences, ...receivedSentence(invoice, language)],
    figures: figuresToPay(invoice, language),
    action: {
      label: textOfMail(isToPay(invoice) ? 'pay' : 'action'),
      href: link ?? '#',
      address: link ?? translate(language, 'mails.linkHidden'),
      hint: translate(language, 'mails.linkHint'),
    },
    note: isCopy ? textOfMail('copy') : textOfMail('note'),
    footer: textOfMail('footer'),
  };
}

/** Returns the texts in use: those of the company, or the default ones. */
export const textsOf = ({ subject, body }: DeliveryTexts, language: Language) => ({
  subject: subject?.trim() || defaultText('subject', language),
  body: body?.trim() || defaultText('body', language),
});

const defaultText = (name: 'subject' | 'body', language: Language) => translate(language, `letters.mail.${name}`);

/** Fills a text, or the default one if nothing is left of it: its placeholders may have no value. Returns its paragraphs. */
export function filledOr(text: string, usual: string, values: PlaceholderValues): string[] {
  const filled = paragraphsOf(fillPlaceholders(text, values));
  return filled.length > 0 ? filled : paragraphsOf(fillPlaceholders(usual, values));
}

/** Whether the recipient has something to pay. */
export const isToPay = ({ status, open_amount: open }: Pick<MailedInvoice, 'status' | 'open_amount'>): boolean =>
  status === 'billed' && compareDecimals(open, '0') > 0;

/** What is to be paid and until when; nothing of a draft or an invoice that is paid. */
function figuresToPay(invoice: MailedInvoice, language: Language): Figure[] {
  if (!isToPay(invoice)) return [];
  const { currency, open_amount: open, due_date: due } = invoice;
  return [
    {
      label: translate(language, 'letters.mail.toPay'),
      value: formatMoney(moneyIn(currency)(open), currency, language),
    },
    { label: translate(language, 'letters.mail.due'), value: formatDate(due, language) },
  ];
}

/** Says what was received of a partly paid invoice, whatever the company's texts: its PDF stays as it was issued. */
function receivedSentence({ status, currency, total, open_amount: open }: MailedInvoice, language: Language): string[] {
  const received = sumAmounts([total, negate(open)], storedDecimals);
  if (status !== 'billed' || compareDecimals(received, '0') <= 0) return [];
  const money = formatMoney(moneyIn(currency)(received), currency, language);
  return [translate(language, 'letters.mail.received', { received: money })];
}

function valuesOf(invoice: MailedInvoice, language: Language, recipient: string | null): PlaceholderValues {
  const { currency, total, number, company_number: reference } = invoice;
  return {
    number: number ?? '',
    company: invoice.company,
    client: invoice.client,
    recipient: recipient ?? invoice.client,
    amount: formatMoney(moneyIn(currency)(total), currency, language),
    due_date: formatDate(invoice.due_date, language),
    issue_date: formatDate(invoice.created, language),
    ...(reference && { reference }),
  };
}
