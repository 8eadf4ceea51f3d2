import type { AuditEntry } from '../../../../../dataProvider/calls/history.ts';
import { formatDate } from '../../../../../domain/kinds/date.ts';
import { formatDecimal } from '../../../../../domain/kinds/decimal.ts';
import { formatMoney } from '../../../../../domain/kinds/money.ts';
import { joined } from '../../../../../domain/words/isolated.ts';
import type { Amendment, AmendmentKind, AmendmentReach } from '../../../../../schemas/parts/recurrence/amendment.ts';
import type { AuditContext } from '../../../../documents/history/auditContext.ts';
import { amendedFields } from './amendedFields.ts';

/** An amendment in a history. */
interface LoggedAmendment {
  readonly kind: AmendmentKind;
  readonly reach: AmendmentReach;
  readonly occurrence: number;
  readonly concerned: number;
  readonly total_before: string;
  readonly total_after: string;
  readonly reason?: string;
  /** The number of new lines, if any. */
  readonly lines?: number;
  readonly change: Partial<Amendment>;
}

/** Kinds whose text depends on the reach. */
const reaching: readonly AmendmentKind[] = ['lines', 'details', 'terms', 'adjust'];

/** Returns the amendment of an entry, if any. */
function amendmentIn({ changes }: Pick<AuditEntry, 'changes'>): LoggedAmendment | undefined {
  return changes.amendment?.[1] as LoggedAmendment | undefined;
}

/** Formats an amendment: kind, start, new totals and reason. */
function amendmentSentence(entry: Pick<AuditEntry, 'changes'>, context: AuditContext): string | undefined {
  const amendment = amendmentIn(entry);
  if (!amendment) return undefined;
  const { currency, language, translate } = context;
  const { occurrence, concerned, total_before: before, total_after: after, reason, change } = amendment;
  const what = translate(`documents.history.amendments.${wordsOf(amendment)}`, {
    occurrence,
    // Older amendments store only their start.
    last: change.frequency ?? occurrence - 1,
    smart_count: concerned,
    from: change.from ? formatDate(change.from, language) : '',
    until: change.until ? formatDate(change.until, language) : '',
    frequency: change.frequency ?? '',
    by: by(change, context),
    fields: amendedFields({ change, hasLines: Boolean(amendment.lines) }, context),
  });
  const [was, is] = [before, after].map((amount) => formatMoney(amount, currency, language));
  const sums =
    before === after ? [] : [translate('documents.history.amendments.total', { before: was ?? '', after: is ?? '' })];
  const { effective_on: day } = change;
  const since = day ? [translate('documents.history.amendments.effective', { date: formatDate(day, language) })] : [];
  return joined([what, ...since, ...sums, reason]);
}

/** Returns the locale key: by reach, and for a pause by whether it has an end. */
function wordsOf({ kind, reach, change }: LoggedAmendment): string {
  if (kind === 'pause') return change.until ? 'pause.until' : 'pause.from';
  return reaching.includes(kind) ? `${kind}.${reach}` : kind;
}

/** Formats a signed price change. */
function by({ percent, amount }: Partial<Amendment>, { currency, language }: AuditContext): string {
  const text = percent ?? amount ?? '0';
  const sign = text.startsWith('-') ? '' : '+';
  return percent === undefined
    ? `${sign}${formatMoney(text, currency, language)}`
    : `${sign}${formatDecimal(text, language)}%`;
}

/** An issued invoice in a history. */
interface LoggedIssue {
  readonly occurrence: number;
  readonly number: number;
  /** Absent in older entries. */
  readonly full_number?: string;
}

/** Formats what a contract issued together; undefined for other entries. */
function issueSentence({ changes }: Pick<AuditEntry, 'changes'>, { translate }: AuditContext): string | undefined {
  const issued = Object.entries(changes)
    .filter(([path]) => path.startsWith('issued.'))
    .map(([, [, issue]]) => issue as LoggedIssue)
    .toSorted((a, b) => a.occurrence - b.occurrence);
  const [first, last] = [issued[0], issued.at(-1)];
  if (!first || !last) return undefined;
  const shown = (issue: LoggedIssue) => issue.full_number ?? issue.number;
  const { occurrence } = first;
  const args = { smart_count: issued.length, occurrence, number: shown(first), last: shown(last) };
  return translate('documents.history.issued', args);
}

/** Returns the sentence of contract-specific events: creation, amendments and issued invoices. */
export const contractSentence: NonNullable<AuditContext['sentence']> = (entry, context) =>
  entry.action === 'created'
    ? context.translate('contracts.timeline.created')
    : (amendmentSentence(entry, context) ?? issueSentence(entry, context));
