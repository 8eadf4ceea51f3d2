import { formatMoney } from '../kinds/money.ts';
import type { Language } from '../languages.ts';
import { decimalsOf } from '../money/decimals.ts';
import { sumAmounts } from '../money/sum.ts';
import type { NoticeAnswer, NoticeEvent } from '../../schemas/parts/company/notices.ts';

/** What a sentence about a notice names, as far as it is known. */
export interface NoticeFacts {
  readonly event: NoticeEvent;
  readonly count: number;
  readonly number?: string | number | null | undefined;
  readonly client?: string | null | undefined;
  readonly amount?: string | null | undefined;
  readonly currency?: string | null | undefined;
  /** Of a client to one invoice, with the reason to decline it. */
  readonly answer?: NoticeAnswer | null | undefined;
  readonly reason?: string | null | undefined;
  /** Of a mention: who wrote it, and on which record. */
  readonly author?: string | null | undefined;
  readonly record?: { readonly resource: string; readonly name?: string | null | undefined } | null | undefined;
}

type Words = (key: string, args: Readonly<Record<string, string | number>>) => string;

/**
 * Returns the sentence of a notice: of one invoice by number, client and amount, of one mention by author and record, of
 * several by their number and sum.
 */
export function noticeText(
  { event, count, number, client, amount, currency, answer, reason, author, record }: NoticeFacts,
  language: Language,
  translate: Words,
): string {
  const money =
    amount && currency ? formatMoney(sumAmounts([amount], decimalsOf(currency)), currency, language) : undefined;
  const isOne = (number ?? author ?? undefined) !== undefined;
  const ofOne = answer ? (reason ? `${answer}_because` : answer) : 'one';
  const key = `notices.events.${event}.${isOne ? ofOne : money ? 'sum' : 'many'}`;
  return translate(key, {
    number: number ?? '',
    client: client ?? '',
    count,
    amount: money ?? '',
    reason: reason ?? '',
    author: author ?? '',
    record: record ? recordText(record, translate) : '',
  });
}

/** Returns a record by its kind and name: `Invoice 12`. */
function recordText({ resource, name }: NonNullable<NoticeFacts['record']>, translate: Words): string {
  // The console returns the singular, the server both forms.
  const [singular = ''] = translate(`resources.${resource}.name`, { smart_count: 1 }).split(' |||| ');
  return name ? `${singular} ${name}` : singular;
}
