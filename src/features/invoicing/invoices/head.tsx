import MailIcon from '@mui/icons-material/MailOutlined';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { toPay } from '../../../../domain/payments/amounts/toPay.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { DocumentHead } from '../../../documents/head/DocumentHead.tsx';
import { DueIn } from '../../../documents/head/DueIn.tsx';
import { KindCell } from '../../../generate/list/table/KindCell.tsx';
import { pageProperty } from '../../../generate/properties.ts';
import type { InvoiceSectionProps } from './actions/dialogProps.ts';

const sending = pageProperty(invoices, 'send_state');
const refund = pageProperty(invoices, 'refund_state');

/** The header of an invoice's page: client, amount and what is open or was given back of it, send state and due date; a paused one is not due. */
export default function InvoiceHead({ record }: InvoiceSectionProps) {
  const translate = useTranslate();
  const { service_buyer: client, total, currency, schedule_status: scheduleStatus } = record;
  const { open, received } = toPay({ ...record, amount: total ?? '0' });
  return (
    <DocumentHead client={client} amount={total} currency={currency} open={received && open}>
      {record.refund_state && record.status !== 'paid' && <KindCell of={refund} record={record} />}
      {record.send_state && (
        <Stack component="span" direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
          <MailIcon fontSize="small" titleAccess={translate('resources.invoices.fields.send_state')} />
          <KindCell of={sending} record={record} />
        </Stack>
      )}
      {scheduleStatus !== 'paused' && scheduleStatus !== 'skipped' && <DueIn of={record} />}
    </DocumentHead>
  );
}
