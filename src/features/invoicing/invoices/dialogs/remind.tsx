import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { useTitle } from '../../../../generate/useRecordName.ts';
import { RemindDialog } from '../../../collecting/remind/RemindDialog.tsx';
import type { InvoiceDialogProps } from '../actions/dialogProps.ts';

/** Reminds the payer of an invoice. */
export default function RemindOfInvoice({ record, onClose }: InvoiceDialogProps) {
  const subject = useTitle(invoices, record);
  return <RemindDialog keys={[record.uuid]} subject={subject} onClose={onClose} />;
}
