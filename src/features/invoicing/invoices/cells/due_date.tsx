import { useTranslate } from 'react-admin';
import { formatDate } from '../../../../../domain/kinds/date.ts';
import { OverdueMark } from '../../../../documents/cells/OverdueMark.tsx';
import { useLanguage } from '../../../../i18n/language.ts';
import type { ListedInvoice } from '../actions/dialogProps.ts';
import '../../../../documents/cells/cells.css';

export const width = 112;

/** The due date, marked if past; the payment has its own column. */
export default function DueDateCell({ record: invoice }: { readonly record: ListedInvoice }) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <div className="document-due" data-overdue={invoice.is_overdue}>
      <time className="figures" dateTime={invoice.due_date}>
        {formatDate(invoice.due_date, language)}
      </time>
      {invoice.is_overdue && <OverdueMark label={translate('invoiceActions.list.overdue')} />}
    </div>
  );
}
