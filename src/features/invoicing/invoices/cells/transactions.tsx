import InfoIcon from '@mui/icons-material/InfoOutlined';
import { useTranslate } from 'react-admin';
import { localTime } from '../../../../../domain/dates/zone.ts';
import { formatDay } from '../../../../../domain/kinds/date.ts';
import { shownStatus } from '../../../../../domain/payments/shownStatus.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { KindCell } from '../../../../generate/list/table/KindCell.tsx';
import { pageProperty } from '../../../../generate/properties.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import { type ListedInvoice, paymentOf } from '../actions/dialogProps.ts';
import { StatusTag } from '../../../../shell/display/StatusTag.tsx';
import { Hint } from '../../../../shell/display/Hint.tsx';
import '../../../../documents/cells/cells.css';
import { todayInZone, zone } from '../../../../i18n/zone.ts';

const status = pageProperty(invoices, 'transactions.0.status');
const refund = pageProperty(invoices, 'refund_state');

export const align = 'left';
export const width = 168;

/** The payment's status, that notes settled it, or how far it was given back, with reason and date. */
export default function PaymentCell({ record: invoice }: { readonly record: ListedInvoice }) {
  const translate = useTranslate();
  const language = useLanguage();
  const payment = paymentOf(invoice);
  if (!payment) return '–';
  const shown = shownStatus(invoice);
  const tag =
    shown === 'credited' ? (
      <StatusTag tone="complete">{translate('invoices.state.credited')}</StatusTag>
    ) : (
      <KindCell of={shown === invoice.status ? status : refund} record={invoice} />
    );
  return (
    <div className="document-stack">
      {payment.public_notes ? (
        <Hint hint={payment.public_notes}>
          {tag}
          <InfoIcon fontSize="small" titleAccess={translate('resources.invoices.fields.transactions.public_notes')} />
        </Hint>
      ) : (
        tag
      )}
      {payment.payment_date && (
        <time className="document-aside" dateTime={payment.payment_date}>
          {formatDay(localTime(new Date(payment.payment_date), zone()), language, todayInZone())}
        </time>
      )}
    </div>
  );
}
