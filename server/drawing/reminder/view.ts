import { daysBetween } from '../../../domain/dates/date.ts';
import { storedDecimals } from '../../../domain/money/decimals.ts';
import { sumAmounts } from '../../../domain/money/sum.ts';
import { formatsOf } from '../text/format.ts';
import { labelsOf } from '../text/labels.ts';
import { sheetView, type SheetView } from '../view/sheet.ts';
import type { PrintedReminded, ReminderRequest } from './request.ts';

type Row = Readonly<Record<'invoice' | 'due' | 'late' | 'open', string>>;

/** The content of a printed reminder, on the sheet of a template. */
export interface ReminderView extends SheetView {
  subject: string;
  paragraphs: string[];
  header_row: Row;
  rows: Row[];
  /** What is open in each currency. */
  sums: { label: string; amount: string }[];
  pay: {
    title: string;
    accounts: { name: string; lines: string[] }[];
    page: { label: string; address: string } | null;
  };
}

/** Returns the content of a reminder. Throws a RangeError if an amount is not decimal text. */
export function reminderView(request: ReminderRequest): ReminderView {
  const { template, locale, provider, payer, day, level, subject, paragraphs, invoices, accounts, page } = request;
  const labels = labelsOf(locale);
  const { reminder: words } = labels;
  const money = (amount: string, currency: string) => formatsOf(locale, currency).money(amount);
  const formats = formatsOf(locale, invoices[0]?.currency ?? 'USD');
  const title = level ?? words.title;
  const late = (due: string) => daysBetween(due, day);
  return {
    ...sheetView(
      {
        template,
        locale,
        provider,
        payer,
        title,
        number: formats.date(day),
        heading: `${title}: ${payer.name}`,
        roles: words,
      },
      formats,
    ),
    subject,
    paragraphs: [...paragraphs],
    header_row: words,
    rows: invoices.map(({ number, due_date: due, currency, open_amount: open }) => ({
      invoice: number,
      due: formats.date(due),
      late: late(due) > 0 ? String(late(due)) : '',
      open: money(open, currency),
    })),
    sums: openIn(invoices).map(([currency, open]) => ({ label: words.sum, amount: money(open, currency) })),
    pay: {
      title: words.pay,
      accounts: accounts.map(({ name, details }) => ({
        name,
        lines: (details ?? '').split('\n').filter((line) => line.trim() !== ''),
      })),
      page: page === null ? null : { label: words.page, address: page },
    },
  };
}

/** Sums what is open by currency: never amounts of several currencies. */
const openIn = (invoices: readonly PrintedReminded[]): [currency: string, open: string][] =>
  [...Map.groupBy(invoices, ({ currency }) => currency)].map(([currency, some]) => {
    const amounts = some.map(({ open_amount: open }) => open);
    return [currency, sumAmounts(amounts, storedDecimals)];
  });
