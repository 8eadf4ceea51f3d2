import { knownNumber } from '../../../../domain/documents/knownNumber.ts';
import type { LateCharge } from '../../../../domain/collecting/lateCharge.ts';
import { formatDate } from '../../../../domain/kinds/date.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import { formatPercent } from '../../../../domain/kinds/percent.ts';
import type { Language } from '../../../../domain/languages.ts';
import { compareDecimals } from '../../../../domain/money/compare.ts';
import { translate } from '../../../base/i18n.ts';
import { moneyIn } from '../../../engine/documents/lines/money.ts';
import type { LateFees } from './readCharge.ts';

/** The invoice that is paid late. */
interface Late {
  readonly number: number | null;
  readonly full_number?: string | null;
  readonly company_number?: string | null;
  readonly currency: string;
  readonly open_amount: string;
  readonly due_date: string;
}

/** Says what a draft charges: of which invoice, for how many days, at which rate, and the company's own words. */
export function observationOf(invoice: Late, charge: LateCharge, fees: LateFees, language: Language): string {
  const { currency, open_amount: open, due_date: due } = invoice;
  const money = (amount: string) => formatMoney(amount, currency, language);
  const text = (name: string, values: Readonly<Record<string, string | number>>) =>
    translate(language, `collecting.late.observation.${name}`, values);
  const days = (count: number) => text(count === 1 ? 'day' : 'days', { days: count });
  const sentences = [
    text('invoice', {
      number: knownNumber(invoice) ?? '',
      due_date: formatDate(due, language),
      days: days(charge.days_late),
    }),
    ...(compareDecimals(charge.interest, '0') > 0
      ? [
          text(fees.interest_per, {
            interest: money(charge.interest),
            rate: formatPercent(fees.interest_percent ?? '0', language),
            open: money(moneyIn(currency)(open)),
            days: days(charge.interest_days),
          }),
        ]
      : []),
    ...(compareDecimals(charge.fee, '0') > 0 ? [text('fee', { fee: money(charge.fee) })] : []),
    fees.words[language].trim(),
  ];
  return sentences.filter((sentence) => sentence !== '').join('\n');
}
