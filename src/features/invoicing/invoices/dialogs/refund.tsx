import { useMemo } from 'react';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { CommandDialog } from '../../../../generate/actions/CommandDialog.tsx';
import type { InvoiceDialogProps } from '../actions/dialogProps.ts';

/** Refunds a payment: at first all that the gateway collected and has not given back. */
export default function RefundDialog({ record: invoice, onClose }: InvoiceDialogProps) {
  const record = useMemo(() => ({ ...invoice, amount: invoice.refundable_amount }), [invoice]);
  return <CommandDialog resource={invoices} name="refund" record={record} onClose={onClose} />;
}
