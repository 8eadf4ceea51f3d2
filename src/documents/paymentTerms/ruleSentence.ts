import type { PaymentRule } from '../../../domain/paymentTerms/dueDate.ts';

type Translate = (key: string, args?: object) => string;

/** Returns payment terms as a sentence without a period: "30 days end of month". */
export function ruleSentence({ rule, days, day, months }: PaymentRule, translate: Translate): string {
  const say = (key: string, smart_count = 0) =>
    translate(`documents.paymentTerms.${key}`, { smart_count, day: day ?? 1 });
  if (rule === 'day_of_month') return say(day === 31 ? 'lastDay' : rule, months ?? 1);
  if (!days) return say(rule === 'days' ? 'atOnce' : 'endOfMonth');
  return say(rule, days);
}
