import { useTranslate } from 'react-admin';
import { formatDate } from '../../../domain/kinds/date.ts';
import { formatMoney } from '../../../domain/kinds/money.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { PreviewedAmendment } from './previewedAmendment.ts';

interface AmendedRowsProps {
  readonly preview: PreviewedAmendment;
  /** Whether any total changes. */
  readonly movesAmounts: boolean;
}

/** The documents that an amendment affects: due date, status and total. */
export function AmendedRows({ preview: { currency, concerned, occurrences }, movesAmounts }: AmendedRowsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const word = (name: string, args?: object) => translate(`documents.amendment.${name}`, args);
  const money = (amount: string) => formatMoney(amount, currency, language);
  const more = concerned - occurrences.length;
  return (
    <table className="amendment amendment-rows figures">
      <caption>{word('each')}</caption>
      <thead>
        <tr>
          <th scope="col">{word('columns.number')}</th>
          <th scope="col">{word('columns.due')}</th>
          {movesAmounts && (
            <>
              <th scope="col">{word('before')}</th>
              <th scope="col">{word('after')}</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {occurrences.map((one) => (
          <tr key={one.occurrence} data-moved={one.before.total !== one.after.total}>
            <td>{one.occurrence}</td>
            <td>
              <time dateTime={one.due_date}>{formatDate(one.due_date, language)}</time>
              <span className="amendment-status">{word(`status.${one.status}`)}</span>
            </td>
            {movesAmounts && (
              <>
                <td>{money(one.before.total)}</td>
                <td>{money(one.after.total)}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
      {more > 0 && (
        <tfoot>
          <tr>
            <td colSpan={movesAmounts ? 4 : 2}>{word('more', { smart_count: more })}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
