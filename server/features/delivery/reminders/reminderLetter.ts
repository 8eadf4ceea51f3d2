import { lateCharge } from '../../../../domain/collecting/lateCharge.ts';
import { fillPlaceholders, paragraphsOf, type PlaceholderValues } from '../../../../domain/delivery/mailText.ts';
import { daysBetween } from '../../../../domain/dates/date.ts';
import { formatDate } from '../../../../domain/kinds/date.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import type { Language } from '../../../../domain/languages.ts';
import { compareDecimals } from '../../../../domain/money/compare.ts';
import { storedDecimals } from '../../../../domain/money/decimals.ts';
import { sumAmounts } from '../../../../domain/money/sum.ts';
import { translate } from '../../../base/i18n.ts';
import { oneLine } from '../../../mail/address.ts';
import type { Figure, Letter } from '../../../mail/letter.ts';
import { moneyIn } from '../../../engine/documents/lines/money.ts';
import type { Addressed } from '../messages/letter.ts';
import type { DeliveryTexts, MailedInvoice } from '../messages/mailedInvoices.ts';
import type { RemindedInvoice, ReminderMail } from './reminderMail.ts';

/** Who is reminded, and the hash in the link. */
type Reminded = Addressed & { readonly hash: string | null; readonly isPrinted?: boolean };

/** When a reminder arrives, by the oldest of its due dates. */
type Timing = 'before' | 'on' | 'after';

/** Writes the reminder of open invoices of one payer: what is open of each, and where to pay it. */
export function writeReminderLetter(
  invoice: Omit<MailedInvoice, 'status'>,
  mail: ReminderMail,
  { language, recipient, link, hash, isPrinted = false }: Reminded,
): Letter {
  const { company } = invoice;
  const [oldest] = mail.invoices;
  const text = (name: string, values: Readonly<Record<string, string | number>> = {}) =>
    translate(language, `letters.reminder.${name}`, { company, client: invoice.client, ...values });
  const values = valuesOf(invoice, mail, { language, recipient });
  const texts = reminderTexts(invoice, mail, language);
  const charges = chargesOf(mail);
  const usual = reminderTexts({ subject: null, body: null }, mail, language);
  const subject = filledOr(texts.subject, usual.subject, values).join(' ');
  const [hello = '', ...sentences] = filledOr(texts.body, usual.body, values);
  // The links of all invoices differ only in this.
  const linkTo = (to: string | null) => (hash !== null && to !== null && link ? link.replace(hash, to) : undefined);
  const href = linkTo(oldest?.hash ?? null);
  return {
    language,
    subject: oneLine(subject, 200),
    brand: company,
    ...invoice.brand,
    heading: subject,
    hello,
    sentences: [
      ...sentences,
      ...(charges.length > 0 ? paragraphsOf(mail.lateFees?.words[language] ?? '') : []),
      ...(timingOf(mail) === 'before' ? [] : [text(isPrinted ? 'ignoreLetter' : 'ignore')]),
    ],
    figures: [
      ...figuresOf(mail, language, linkTo),
      // Apart from what is due.
      ...(charges.length > 0 ? [{ label: text('charge'), value: openOf(charges, language) }] : []),
    ],
    action: {
      label: translate(language, 'letters.mail.pay'),
      href: href ?? '#',
      address: href ?? translate(language, 'mails.linkHidden'),
      hint: translate(language, 'mails.linkHint'),
    },
    note: text('note'),
    footer: translate(language, 'letters.mail.footer', { company }),
  };
}

/** Returns the texts in use, with their placeholders: the given ones, or the default ones of the level. */
export function reminderTexts({ subject, body }: DeliveryTexts, mail: ReminderMail, language: Language) {
  const set = mail.invoices.length > 1 ? 'several' : timingOf(mail);
  const usual = (name: string) => translate(language, `letters.reminder.${set}.${name}`);
  return { subject: subject?.trim() || usual('subject'), body: body?.trim() || usual('body') };
}

function timingOf({ today, invoices: [oldest] }: ReminderMail): Timing {
  const due = oldest?.due_date ?? today;
  if (due === today) return 'on';
  return due > today ? 'before' : 'after';
}

/** Fills a text, or the default one if nothing is left of it. Returns its paragraphs. */
function filledOr(text: string, usual: string, values: PlaceholderValues): string[] {
  const filled = paragraphsOf(fillPlaceholders(text, values));
  return filled.length > 0 ? filled : paragraphsOf(fillPlaceholders(usual, values));
}

/** One invoice: what is open, since when and how late. Several: each with its due date, then the sums by currency. */
function figuresOf(
  { today, invoices }: ReminderMail,
  language: Language,
  linkTo: (hash: string | null) => string | undefined,
): Figure[] {
  const word = (name: string, values: Readonly<Record<string, string | number>> = {}) =>
    translate(language, `letters.reminder.${name}`, values);
  const [first, ...others] = invoices;
  if (!first) return [];
  const sums = { label: word('open'), value: openOf(invoices, language) };
  if (others.length > 0) {
    const rows = invoices.map(({ number, due_date: due, hash, ...one }) => ({
      label: word('row', { number, due_date: formatDate(due, language) }),
      value: openOf([one], language),
      href: linkTo(hash),
    }));
    return [sums, ...rows];
  }
  const late = daysBetween(first.due_date, today);
  return [
    sums,
    { label: translate(language, 'letters.mail.due'), value: formatDate(first.due_date, language) },
    ...(late > 0 ? [{ label: word('late'), value: word(late === 1 ? 'day' : 'days', { days: late }) }] : []),
  ];
}

/** What the company would charge for the late payment of each invoice, if its reminders name that. */
function chargesOf({ today, invoices, lateFees }: ReminderMail): Pick<RemindedInvoice, 'currency' | 'open_amount'>[] {
  if (!lateFees) return [];
  return invoices
    .map((invoice) => ({ currency: invoice.currency, open_amount: lateCharge(invoice, lateFees, today).total }))
    .filter(({ open_amount: total }) => compareDecimals(total, '0') > 0);
}

/** What is open of invoices: a sum for each currency, never one of several. */
function openOf(invoices: readonly Pick<RemindedInvoice, 'currency' | 'open_amount'>[], language: Language): string {
  const byCurrency = Map.groupBy(invoices, ({ currency }) => currency);
  return [...byCurrency]
    .map(([currency, some]) => {
      const amounts = some.map(({ open_amount: open }) => open);
      return formatMoney(moneyIn(currency)(sumAmounts(amounts, storedDecimals)), currency, language);
    })
    .join(' + ');
}

function valuesOf(
  invoice: Omit<MailedInvoice, 'status'>,
  { invoices }: ReminderMail,
  { language, recipient }: Pick<Addressed, 'language' | 'recipient'>,
): PlaceholderValues {
  const [oldest] = invoices;
  const references = invoices.flatMap(({ company_number: reference }) => reference ?? []);
  return {
    number: invoices.map(({ number }) => number).join(', '),
    company: invoice.company,
    client: invoice.client,
    recipient: recipient ?? invoice.client,
    amount: openOf(invoices, language),
    due_date: formatDate(oldest?.due_date ?? invoice.due_date, language),
    issue_date: formatDate(oldest?.created ?? invoice.created, language),
    ...(references.length > 0 && { reference: references.join(', ') }),
  };
}
