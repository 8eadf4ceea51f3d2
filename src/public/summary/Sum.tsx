import { formatMoney } from '../../../domain/kinds/money.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { AmountRow } from './amounts.ts';
import { longAmount } from './LargeAmount.tsx';

interface SumProps {
  readonly rows: readonly AmountRow[];
  readonly currency: string;
  /** The locale key of its heading. */
  readonly titled: string;
}

/** A sum with an explanation per row. */
export function Sum({ rows, currency, titled }: SumProps) {
  const language = useLanguage();
  const amounts = rows.map(({ amount }) => (amount === '' ? '–' : formatMoney(amount, currency, language)));
  const isLong = amounts.some(({ length }) => length >= longAmount);
  return (
    <table className={`public-table public-amounts ${isLong ? 'public-amounts--long' : ''}`} aria-labelledby={titled}>
      <tbody>
        {rows.map(({ sign, label, note, isResult }, place) => (
          <tr key={place} className={isResult ? 'public-result' : undefined}>
            <th scope="row">
              {label}
              {note && <span className="public-beneath">{note}</span>}
            </th>
            <td className="figures">
              {sign && `${sign}\u00a0`}
              {amounts[place]}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
