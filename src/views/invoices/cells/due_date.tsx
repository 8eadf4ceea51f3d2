import OverdueIcon from '@mui/icons-material/EventBusyOutlined';
import { useTranslate } from 'ra-core';
import { formatDate } from '../../../../domain/kinds/date.ts';
import { useLanguage } from '../../../i18n/language.ts';
import type { ListedInvoice } from '../actions/dialogProps.ts';
import { Hint } from '../../../shell/Hint.tsx';
import './cells.css';

export const width = 112;

/** When it has to be paid, marked where that is past: how the payment stands has a column of its own. */
export default function DueDateCell({ record: invoice }: { readonly record: ListedInvoice }) {
  const translate = useTranslate();
  const language = useLanguage();
  const overdue = translate('invoiceActions.list.overdue');
  return (
    <div className="invoice-due" data-overdue={invoice.is_overdue}>
      <time className="figures" dateTime={invoice.due_date}>
        {formatDate(invoice.due_date, language)}
      </time>
      {invoice.is_overdue && (
        <Hint hint={overdue}>
          <OverdueIcon fontSize="small" titleAccess={overdue} />
        </Hint>
      )}
    </div>
  );
}
