import { useMemo } from 'react';
import { usableCredit } from '../../../../../domain/payments/amounts/usableCredit.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { CommandDialog } from '../../../../generate/actions/CommandDialog.tsx';
import type { InvoiceDialogProps } from '../actions/dialogProps.ts';

/** Settles an invoice with the client's credit: at first with all that it takes. */
export default function UseCreditDialog({ record: invoice, onClose }: InvoiceDialogProps) {
  const { client_credit: credit = '0', open_amount: open = '0' } = invoice;
  const record = useMemo(() => ({ ...invoice, amount: usableCredit(credit, open) }), [invoice, credit, open]);
  return <CommandDialog resource={invoices} name="use_credit" record={record} onClose={onClose} />;
}
