import type { AuditEntry } from '../../../../../dataProvider/calls/history.ts';
import type { Message } from '../../../../../schemas/resources/delivery/messages.ts';
import { isCredited } from '../../../../../domain/payments/credited.ts';
import type { ListedInvoice } from '../actions/dialogProps.ts';

/** A step in the life of an invoice. */
export interface Step {
  readonly name: 'drafted' | 'issued' | 'imported' | 'mailed' | 'seen' | 'paid' | 'credited' | 'cancelled';
  /** When it was done: an instant or a day. */
  readonly at?: string | undefined;
  /** The day on which it is expected. */
  readonly expected?: string | undefined;
  /** Who did it. */
  readonly by?: string | undefined;
  /** To whom. */
  readonly to?: readonly string[];
}

interface Known {
  /** Its history, newest first; empty for users who may not read it. */
  readonly entries: readonly Pick<AuditEntry, 'action' | 'actor' | 'timestamp' | 'changes'>[];
  readonly messages: readonly Pick<Message, 'email' | 'sent_at' | 'viewed_at'>[];
}

type Dated = Pick<
  ListedInvoice,
  | 'status'
  | 'number'
  | 'is_imported'
  | 'created'
  | 'created_at'
  | 'due_date'
  | 'paid_on'
  | 'schedule_status'
  | 'total'
  | 'credited_amount'
  | 'debited_amount'
>;

/** Returns what happened to an invoice and what is to come, in order: from its draft to its payment, credit or cancellation. */
export function stepsOf(invoice: Dated, { entries, messages }: Known): Step[] {
  const {
    status,
    number,
    is_imported: isImported = false,
    created,
    due_date: due,
    schedule_status: scheduleStatus,
  } = invoice;
  const isEnded = status === 'cancelled';
  const isIssued = status === 'billed' || status === 'paid' || (isEnded && number !== undefined);
  const entered = (reached: string) => entries.find(({ changes }) => changes.status?.[1] === reached);
  const begun = entries.findLast(({ action }) => action === 'created');
  const issued = entered('billed');
  const done = (entry: Known['entries'][number] | undefined, day: string | undefined) => ({
    at: entry?.timestamp ?? day,
    by: entry?.actor,
  });
  // A run or a form may issue an invoice that never was a draft.
  const wasDraft = !isImported && !scheduleStatus && (begun === undefined || begun.changes.status?.[1] === 'draft');
  const paid = entered('paid');
  const steps: (Step | false)[] = [
    wasDraft && { name: 'drafted', ...done(begun, invoice.created_at) },
    isIssued
      ? { name: 'issued', ...(isImported ? { at: created } : done(issued, created)) }
      : !isEnded && { name: 'issued', expected: created },
    isImported && { name: 'imported', ...done(begun, invoice.created_at) },
    // An imported one has no document to mail.
    mailed(messages) ?? (!isImported && isToCome(invoice) && { name: 'mailed' }),
    seen(messages, entries) ?? (!isImported && isToCome(invoice) && { name: 'seen' }),
    isEnded && { name: 'cancelled', ...done(entered('cancelled'), undefined) },
    status === 'paid' && {
      name: isCredited(invoice) ? 'credited' : 'paid',
      at: invoice.paid_on ?? paid?.timestamp,
      by: paid?.actor,
    },
    isToCome(invoice) && { name: 'paid', expected: due },
  ];
  return steps.filter((step) => step !== false);
}

/** Whether an invoice is still to be mailed and seen. */
const isToCome = ({ status }: Dated): boolean => status !== 'paid' && status !== 'cancelled';

/** The first mail, and all who got one. */
function mailed(messages: Known['messages']): Step | undefined {
  const sent = messages.flatMap(({ email, sent_at: at }) => (at === undefined ? [] : [{ email, at }]));
  const [first] = sent.map(({ at }) => at).toSorted();
  return first === undefined
    ? undefined
    : { name: 'mailed', at: first, to: [...new Set(sent.map(({ email }) => email))] };
}

/** When it was first seen, and by whom: a recipient, or someone with the public link. */
function seen(messages: Known['messages'], entries: Known['entries']): Step | undefined {
  const views = messages.flatMap(({ email, viewed_at: at }) => (at === undefined ? [] : [{ at, to: [email] }]));
  const [first] = views.toSorted((a, b) => (a.at < b.at ? -1 : 1));
  if (first) return { name: 'seen', ...first };
  const opened = entries.findLast(({ changes }) => changes.seen_at?.[1]);
  return opened && { name: 'seen', at: opened.timestamp, by: opened.actor };
}
