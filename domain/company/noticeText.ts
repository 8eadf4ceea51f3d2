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
}

/** Returns the sentence of a notice: of one invoice by number, client and amount, of several by their number and sum. */
export function noticeText(
  { event, count, number, client, amount, currency, answer, reason }: NoticeFacts,
  language: Language,
  translate: (key: string, args: Readonly<Record<string, string | number>>) => string,
): string {
  const money =
    amount && currency ? formatMoney(sumAmounts([amount], decimalsOf(currency)), currency, language) : undefined;
  const isOne = number !== null && number !== undefined;
  const ofOne = answer ? (reason ? `${answer}_because` : answer) : 'one';
  const key = `notices.events.${event}.${isOne ? ofOne : money ? 'sum' : 'many'}`;
  return translate(key, {
    number: number ?? '',
    client: client ?? '',
    count,
    amount: money ?? '',
    reason: reason ?? '',
  });
}
