import { addDays, compareDates } from '../../../../domain/dates/date.ts';
import { dueDateOf } from '../../../../domain/paymentTerms/dueDate.ts';
import { dayMonthsAgo, monthIndex, workday } from './calendar.ts';
import { paidOn } from './payments.ts';
import type {
  DemoClient,
  DemoCompany,
  DemoMail,
  DemoMoment,
  DemoPayment,
  DemoRow,
  DemoSale,
  DemoTexts,
} from './shape.ts';

/** An invoice written by hand. */
export interface PlannedInvoice extends Pick<
  DemoMoment,
  'note' | 'authorized' | 'refund' | 'isOnline' | 'attachments'
> {
  readonly client: DemoClient;
  readonly lines: readonly DemoRow[];
  readonly texts: DemoTexts;
  readonly created: string;
  readonly due_date: string;
  readonly is_draft: boolean;
  /** Its end and date, possibly in the future. */
  readonly end?: { readonly how: DemoPayment | 'cancelled'; readonly on: string };
  /** What happened to its mail, if it was sent at issue. */
  readonly mail?: DemoMail;
}

/** Returns all invoices written by hand until a day, by date. */
export function plannedInvoices(demo: DemoCompany, today: string): PlannedInvoice[] {
  const sold = demo.sales.flatMap((sale) => soldBefore(today, sale, demo.seasons));
  const all = [...sold, ...demo.moments.map((moment) => momentOf(moment, today))];
  return mailed(all.toSorted((one, other) => compareDates(one.created, other.created)));
}

/** Adds what happened to the mails of each client's latest invoices. */
function mailed(inOrder: readonly PlannedInvoice[]): PlannedInvoice[] {
  const later = new Map<DemoClient, number>();
  const fromLast = inOrder.toReversed().map((invoice) => {
    const { client, is_draft, end } = invoice;
    if (is_draft || end?.how === 'cancelled') return invoice;
    const place = later.get(client) ?? 0;
    later.set(client, place + 1);
    const mail = client.mails?.[place];
    return mail === undefined ? invoice : { ...invoice, mail };
  });
  return fromLast.toReversed();
}

function soldBefore(today: string, sale: DemoSale, seasons: readonly number[]): PlannedInvoice[] {
  const { client, from, until = 0, every, day, term, growth = 0 } = sale;
  const count = Math.floor((from - until) / every) + 1;
  const all = Array.from({ length: count }, (_, index): PlannedInvoice => {
    const created = workday(dayMonthsAgo(today, from - index * every, day));
    const due_date = client.terms ? dueDateOf(client.terms, created) : addDays(created, term);
    const season = (seasons[monthIndex(created) % 12] ?? 100) / 100;
    const scale = season * (1 + growth / 100) ** (index * every);
    const lines = sale.lines.map((line) => ({ ...line, quantity: Math.max(1, Math.round(line.quantity * scale)) }));
    const on = paidOn(client, index, { created, due_date }, today);
    return { client, lines, texts: textsOf(sale), created, due_date, is_draft: false, end: { how: 'paid', on } };
  });
  return all.filter(({ created }) => compareDates(created, today) < 0);
}

function momentOf(moment: DemoMoment, today: string): PlannedInvoice {
  const { client, lines, written, due, end, ended = 0, note, authorized, refund, isOnline, attachments } = moment;
  return {
    client,
    lines,
    texts: textsOf(moment),
    created: addDays(today, written),
    due_date: addDays(today, due),
    is_draft: end === 'draft',
    ...(end && end !== 'draft' && { end: { how: end, on: addDays(today, ended) } }),
    note,
    authorized,
    refund,
    isOnline,
    attachments,
  };
}

/** Returns what a document says besides its lines. */
export const textsOf = ({ label, purchase_order, terms_payment, observation, adjustments }: DemoTexts): DemoTexts => ({
  label,
  purchase_order,
  terms_payment,
  observation,
  adjustments,
});
