import type { RaRecord } from 'ra-core';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import type { Run } from '../../../../schemas/resources/runs.ts';
import { useLanguage } from '../../../i18n/language.ts';

export const align = 'right';
export const width = 180;

/** The issued amounts, one line per currency. */
export default function SumsCell({ record }: { readonly record: RaRecord & Partial<Pick<Run, 'sums'>> }) {
  const language = useLanguage();
  if (!record.sums?.length) return '–';
  return record.sums.map(({ currency, amount }) => (
    <div key={currency} className="figures">
      {formatMoney(amount, currency, language)}
    </div>
  ));
}
