import type { AuditEntry } from '../../../dataProvider/calls/history.ts';
import { formatDecimal } from '../../../domain/kinds/decimal.ts';
import { type AuditContext, changeLabel, receivedCurrency, toldChanges, valueWord } from './auditWords.ts';
import { lineOf } from './lineWords.ts';

/** The number of fields named in a sentence. */
const mostNamed = 3;

/** Returns the sentence of a history entry, with its figures if any. */
export function sentenceOf(entry: AuditEntry, context: AuditContext): string {
  const { translate } = context;
  const [resource, verb] = entry.command?.split('.') ?? [];
  const own = context.sentence?.(entry, context);
  if (own !== undefined) return own;
  const told = toldOf(entry, context);
  if (told) return translate(`documents.history.sentences.${told.name}`, told.args);
  if (verb) return translate(`resources.${resource}.actions.${verb}.done`);
  if (entry.action === 'updated') return changedSentence(entry, context);
  return translate(`documents.history.${entry.action}`, { _: entry.action });
}

interface Told {
  readonly name: string;
  readonly args: Readonly<Record<string, string>>;
}

/** Returns the sentence of events that all documents share: number, payment, views, sending, files. */
function toldOf({ action, changes }: AuditEntry, context: AuditContext): Told | undefined {
  const now = (path: string): string | undefined => {
    const value = changes[path]?.[1];
    return value === null || value === undefined ? undefined : String(value);
  };
  const [number, received, rate] = ['number', 'remaining_amount', 'exchange_rate'].map(now);
  if (number) return { name: 'numbered', args: { number } };
  if (received) {
    const amount = valueWord('remaining_amount', received, { ...context, received: receivedCurrency({ changes }) });
    const isExchanged = rate !== undefined && Number(rate) !== 1;
    if (!isExchanged) return { name: 'received', args: { amount } };
    return { name: 'exchanged', args: { amount, rate: formatDecimal(rate, context.language) } };
  }
  if (now('seen_at')) return { name: 'seen', args: {} };
  if (now('sent_at')) return { name: 'sent', args: {} };
  const [was, is] = action === 'updated' ? (changes.attachments ?? []) : [];
  if (is) return { name: 'attached', args: { name: String(is) } };
  return was ? { name: 'detached', args: { name: String(was) } } : undefined;
}

/** Names the changed fields of a save; all lines count as one. */
function changedSentence(entry: AuditEntry, context: AuditContext): string {
  const { translate, resource, linesAt, language } = context;
  const fields = toldChanges(entry, context).map(([path, change]) =>
    lineOf(path, linesAt) === undefined
      ? changeLabel(path, change, context)
      : translate(`resources.${resource.name}.fields.${linesAt}`),
  );
  const names = [...new Set(fields)];
  if (names.length === 0) return translate('documents.history.updated');
  const shown = names.length > mostNamed ? [...names.slice(0, mostNamed), '…'] : names;
  const list = names.length > mostNamed ? shown.join(', ') : new Intl.ListFormat(language).format(shown);
  return translate('documents.history.sentences.changed', { fields: list });
}
