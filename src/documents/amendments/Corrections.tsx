import { useTranslate } from 'react-admin';
import { formatDate } from '../../../domain/kinds/date.ts';
import { formatMoney } from '../../../domain/kinds/money.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { PreviewedAmendment } from './previewedAmendment.ts';

/** The issued documents that an amendment corrects: what notes credit, and what is billed besides, before taxes. */
export function Corrections({ preview: { corrections, currency } }: { readonly preview: PreviewedAmendment }) {
  const translate = useTranslate();
  const language = useLanguage();
  if (corrections.length === 0) return null;
  const money = (amount: string) => (/[1-9]/.test(amount) ? formatMoney(amount, currency, language) : '—');
  const isDebited = corrections.some((one) => one.is_debited);
  return (
    <table className="amendment figures">
      <caption>{translate('documents.amendment.corrections.title', { smart_count: corrections.length })}</caption>
      <thead>
        <tr>
          <th scope="col">{translate('documents.amendment.corrections.document')}</th>
          <th scope="col">{translate('documents.amendment.corrections.credited')}</th>
          <th scope="col">{translate(`documents.amendment.corrections.${isDebited ? 'debited' : 'billed'}`)}</th>
        </tr>
      </thead>
      <tbody>
        {corrections.map(({ occurrence, full_number: number, due_date: due, credited, billed }) => (
          <tr key={occurrence}>
            <th scope="row">
              {number}
              <time className="amendment-status" dateTime={due}>
                {translate('documents.amendment.corrections.due', { date: formatDate(due, language) })}
              </time>
            </th>
            <td>{money(credited)}</td>
            <td>{money(billed)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
