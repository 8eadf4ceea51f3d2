import { useTranslate } from 'react-admin';
import { localTime } from '../../../../../domain/dates/zone.ts';
import { formatDay } from '../../../../../domain/kinds/date.ts';
import { shownStatus } from '../../../../../domain/payments/shownStatus.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { KindCell } from '../../../../generate/list/table/KindCell.tsx';
import { pageProperty } from '../../../../generate/properties.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import { todayInZone, zone } from '../../../../i18n/zone.ts';
import { type ListedInvoice, paymentOf } from '../actions/dialogProps.ts';
import '../../../../documents/cells/cells.css';

const status = pageProperty(invoices, 'status');

/** Statuses of a payment that say more than the invoice's own. */
const telling: ReadonlySet<string> = new Set(['Authorized', 'Payment Sent', 'Paid On Time', 'Paid Overdue', 'Failed']);

/** The status; below it how the payment or the sending stands, where their own columns have no room. */
export default function StatusCell({ record: invoice }: { readonly record: ListedInvoice }) {
  const translate = useTranslate();
  const language = useLanguage();
  const value = (path: string) => translate(`resources.invoices.values.${path}`);
  const { status: paymentStatus, payment_date: paidAt } = paymentOf(invoice) ?? {};
  const isRefunded = shownStatus(invoice) !== invoice.status;
  const payment =
    !isRefunded && paymentStatus && telling.has(paymentStatus)
      ? value(`transactions.status.${paymentStatus}`)
      : undefined;
  const day = paidAt && formatDay(localTime(new Date(paidAt), zone()), language, todayInZone());
  return (
    <div className="document-stack">
      <KindCell of={status} record={invoice} />
      {payment ? (
        <span className="document-aside" data-instead="transactions">
          {[payment, day].filter(Boolean).join(' · ')}
        </span>
      ) : (
        invoice.send_state && (
          <span className="document-aside" data-instead="send_state">
            {value(`send_state.${invoice.send_state}`)}
          </span>
        )
      )}
    </div>
  );
}
