import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { useTitle } from '../../../../generate/useRecordName.ts';
import type { InvoiceDialogProps } from '../actions/dialogProps.ts';
import PaySelected from '../bulk/pay.tsx';

/** Leads a user of a client to the gateway's page of an invoice. */
export default function PayInvoice({ record, onClose }: InvoiceDialogProps) {
  const subject = useTitle(invoices, record);
  return <PaySelected resource={invoices} selection={[record.uuid]} subject={subject} onClose={onClose} />;
}
