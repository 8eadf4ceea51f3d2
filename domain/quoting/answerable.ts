import { compareDates } from '../dates/date.ts';
import type { QuoteStatus } from '../../schemas/parts/quoting/quoteActions.ts';

/** A quote as its client could answer it. */
interface Answerable {
  readonly status: QuoteStatus;
  readonly version_number: number;
  readonly valid_until: string;
}

/** Why a quote cannot be answered. */
export type AnswerRefusal = 'quote_replaced' | 'quote_answered' | 'quote_expired' | 'quote_closed';

/**
 * Returns why the version of a quote that a client has seen cannot be answered today; undefined if it can. There is one
 * answer, to the latest version, until the last day of its validity.
 */
export function answerRefusal(
  { status, version_number: version, valid_until: until }: Answerable,
  seen: number,
  today: string,
): AnswerRefusal | undefined {
  if (seen !== version || status === 'superseded') return 'quote_replaced';
  if (status === 'accepted' || status === 'declined' || status === 'converted') return 'quote_answered';
  if (status === 'expired') return 'quote_expired';
  if (status !== 'issued') return 'quote_closed';
  return compareDates(until, today) < 0 ? 'quote_expired' : undefined;
}
