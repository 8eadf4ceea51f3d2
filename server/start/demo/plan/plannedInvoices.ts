import { addDays, compareDates } from '../../../../domain/dates/date.ts';
import { dayMonthsAgo, monthIndex, workday } from './calendar.ts';
import { paidOn } from './payments.ts';
import type { DemoClient, DemoCompany, DemoLine, DemoMoment, DemoPayment, DemoSale } from './shape.ts';

/** An invoice written by hand. */
export interface PlannedInvoice {
  readonly client: DemoClient;
  readonly lines: readonly DemoLine[];
  readonly created: string;
  readonly due_date: string;
  readonly is_draft: boolean;
  /** Its end and date, possibly in the future. */
  readonly end?: { readonly how: DemoPayment | 'cancelled'; readonly on: string };
}

/** Returns all invoices written by hand until a day, by date. */
export function plannedInvoices(demo: DemoCompany, today: string): PlannedInvoice[] {
  const sold = demo.sales.flatMap((sale) => soldBefore(today, sale, demo.seasons));
  const all = [...sold, ...demo.moments.map((moment) => momentOf(moment, today))];
  return all.toSorted((one, other) => compareDates(one.created, other.created));
}

function soldBefore(today: string, sale: DemoSale, seasons: readonly number[]): PlannedInvoice[] {
  const { client, from, until = 0, every, day, term, growth = 0 } = sale;
  const count = Math.floor((from - until) / every) + 1;
  const all = Array.from({ length: count }, (_, index): PlannedInvoice => {
    const created = workday(dayMonthsAgo(today, from - index * every, day));
    const due_date = addDays(created, term);
    const season = (seasons[monthIndex(created) % 12] ?? 100) / 100;
    const scale = season * (1 + growth / 100) ** (index * every);
    const lines = sale.lines.map((line) => ({ ...line, quantity: Math.max(1, Math.round(line.quantity * scale)) }));
    const on = paidOn(client, index, { created, due_date }, today);
    return { client, lines, created, due_date, is_draft: false, end: { how: 'paid', on } };
  });
  return all.filter(({ created }) => compareDates(created, today) < 0);
}

function momentOf({ client, lines, written, due, end, ended = 0 }: DemoMoment, today: string): PlannedInvoice {
  const invoice = { client, lines, created: addDays(today, written), due_date: addDays(today, due) };
  if (end === undefined || end === 'draft') return { ...invoice, is_draft: end === 'draft' };
  return { ...invoice, is_draft: false, end: { how: end, on: addDays(today, ended) } };
}
