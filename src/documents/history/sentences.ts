import type { AuditEntry } from '../../../dataProvider/calls/history.ts';
import { formatDecimal } from '../../../domain/kinds/decimal.ts';
import type { AuditContext } from './auditContext.ts';
import { changeLabel, receivedCurrency, shownChanges, valueWord } from './auditWords.ts';
import { changedSentence, commandSentence } from '../../generate/history/historyWords.ts';
import { lineOf } from './lineWords.ts';

/** What an entry of a history says in one sentence: what was done, by its figures where it has some. */
export function sentenceOf(entry: AuditEntry, context: AuditContext): string {
  const { translate } = context;
  const own = context.sentence?.(entry, context);
  if (own !== undefined) return own;
  const event = eventOf(entry, context);
  if (event) return translate(`documents.history.sentences.${event.name}`, event.args);
  const done = commandSentence(entry, translate);
  if (done !== undefined) return done;
  if (entry.action === 'updated') return saveSentence(entry, context);
  return translate(`documents.history.${entry.action}`, { _: entry.action });
}

interface EventSentence {
  readonly name: string;
  readonly args: Readonly<Record<string, string>>;
}

/** Returns the sentence of events that all documents share: number, payment, views, sending, files. */
function eventOf({ action, changes }: AuditEntry, context: AuditContext): EventSentence | undefined {
  const now = (path: string): string | undefined => {
    const value = changes[path]?.[1];
    return value === null || value === undefined ? undefined : String(value);
  };
  const [received, rate] = ['remaining_amount', 'exchange_rate'].map(now);
  const number = now('full_number') ?? now('number');
  if (number) return { name: 'numbered', args: { number } };
  if (received) {
    const kind = now('kind');
    // Only a receipt has a rate and an amount received.
    if (kind !== undefined && kind !== 'receipt') {
      return {
        name: kind,
        args: { number: now('note') ?? '', amount: valueWord('amount', now('amount')?.replace('-', ''), context) },
      };
    }
    const amount = valueWord('remaining_amount', received, { ...context, received: receivedCurrency({ changes }) });
    const isExchanged = rate !== undefined && Number(rate) !== 1;
    if (!isExchanged) return { name: 'received', args: { amount } };
    return { name: 'exchanged', args: { amount, rate: formatDecimal(rate, context.language) } };
  }
  const refund = now('refund_amount');
  if (refund) return { name: 'refundRequested', args: { amount: valueWord('amount', refund, context) } };
  if (now('seen_at')) return { name: 'seen', args: {} };
  if (now('sent_at')) return { name: 'sent', args: {} };
  const [was, is] = action === 'updated' ? (changes.attachments ?? []) : [];
  if (is) return { name: 'attached', args: { name: String(is) } };
  return was ? { name: 'detached', args: { name: String(was) } } : undefined;
}

/** What a save changed, by the names of its fields; all lines are one. */
function saveSentence(entry: AuditEntry, context: AuditContext): string {
  const { translate, resource, linesAt, language } = context;
  const fields = shownChanges(entry, context).map(([path, change]) =>
    lineOf(path, linesAt) === undefined
      ? changeLabel(path, change, context)
      : translate(`resources.${resource.name}.fields.${linesAt}`),
  );
  return changedSentence(fields, language, translate);
}
