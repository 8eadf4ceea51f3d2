import MailIcon from '@mui/icons-material/MailOutlined';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { dayInText } from '../../../../domain/dates/dayText.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import { shownStatus } from '../../../../domain/payments/shownStatus.ts';
import { invoiceState } from '../../../../domain/payments/invoiceState.ts';
import { toPay } from '../../../../domain/payments/amounts/toPay.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { DocumentFigure, DocumentHead } from '../../../documents/head/DocumentHead.tsx';
import { DueIn } from '../../../documents/head/DueIn.tsx';
import { KindCell } from '../../../generate/list/table/KindCell.tsx';
import { pageProperty } from '../../../generate/properties.ts';
import { StatusTag } from '../../../shell/display/StatusTag.tsx';
import { useLanguage } from '../../../i18n/language.ts';
import { todayInZone } from '../../../i18n/zone.ts';
import type { InvoiceSectionProps, ListedInvoice } from './actions/dialogProps.ts';

const sending = pageProperty(invoices, 'send_state');
const refund = pageProperty(invoices, 'refund_state');

/** The total of an invoice. */
export function Figure({ record: { total, currency } }: InvoiceSectionProps) {
  return <DocumentFigure amount={total} currency={currency} />;
}

/** What is open of an invoice or was given back of it, and what its recipients did if its state does not say it. */
export function State({ record }: InvoiceSectionProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { open, isChanged } = toPay({ ...record, amount: record.total ?? '0' });
  return (
    <>
      {record.is_imported && <StatusTag tone="draft">{translate('resources.invoices.fields.is_imported')}</StatusTag>}
      {record.refund_state && record.status !== 'paid' && <KindCell of={refund} record={record} />}
      {isChanged && (
        <span className="figures">
          {translate('invoices.head.open', { amount: formatMoney(open, record.currency, language) })}
        </span>
      )}
      {record.credited_amount && shownStatus(record) !== 'credited' && (
        <span className="figures">
          {translate('invoices.head.credited', {
            amount: formatMoney(record.credited_amount, record.currency, language),
          })}
        </span>
      )}
      {record.send_state && !invoiceState(record).isSending && (
        <Stack component="span" direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
          <MailIcon fontSize="small" titleAccess={translate('resources.invoices.fields.send_state')} />
          <KindCell of={sending} record={record} />
        </Stack>
      )}
    </>
  );
}

/** For whom an invoice is, when it was issued, and when it was paid or is due. The name of a scheduled one says its due date. */
export default function InvoiceHead({ record }: InvoiceSectionProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const clauses = datesOf(record).map(([name, date]) =>
    translate(`invoices.head.${name}`, { day: dayInText(date, language, todayInZone()) }),
  );
  return (
    <DocumentHead client={record.service_buyer} clauses={clauses}>
      {!record.schedule_status && <DueIn of={record} />}
    </DocumentHead>
  );
}

/** The days that matter in its status, each with the name of its words. */
function datesOf(invoice: ListedInvoice): [string, string][] {
  const { status, schedule_status: scheduleStatus, created, paid_on: paid } = invoice;
  if (scheduleStatus) return scheduleStatus === 'to_come' ? [['toIssue', created]] : [];
  if (status === 'draft') return [['dated', created]];
  return status === 'paid' && paid
    ? [
        ['issued', created],
        [shownStatus(invoice) === 'credited' ? 'creditedOn' : 'paid', paid],
      ]
    : [['issued', created]];
}
