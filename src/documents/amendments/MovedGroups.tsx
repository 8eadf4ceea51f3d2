import { useTranslate } from 'react-admin';
import { formatMoney } from '../../../domain/kinds/money.ts';
import { formatPercent } from '../../../domain/kinds/percent.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { PreviewedAmendment } from './previewedAmendment.ts';

/** The change of a total, once for all documents that change alike. */
export function MovedGroups({ preview: { currency, groups } }: { readonly preview: PreviewedAmendment }) {
  const translate = useTranslate();
  const language = useLanguage();
  const word = (name: string, args?: object) => translate(`documents.amendment.${name}`, args);
  const money = (amount: string) => formatMoney(amount, currency, language);
  const percentOf = (value: string) => signed(value, formatPercent(value, language, { most: 2 }));
  return (
    <table className="amendment amendment-groups figures">
      <caption>{word('perDocument')}</caption>
      <thead>
        <tr>
          <th scope="col">{word('columns.documents')}</th>
          <th scope="col">{word('before')}</th>
          <th scope="col">{word('after')}</th>
          <th scope="col">{word('difference')}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ occurrence, count, before, after, difference, percent }) => (
          <tr key={occurrence} data-moved={before.total !== after.total}>
            <th scope="row">{word('group', { smart_count: count, number: occurrence })}</th>
            <td>{money(before.total)}</td>
            <td>{money(after.total)}</td>
            <td>
              {signed(difference, money(difference))}
              {percent && <span className="amendment-status">{percentOf(percent)}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const signed = (value: string, written: string): string => (/^[0.]*$|^-/.test(value) ? written : `+${written}`);
