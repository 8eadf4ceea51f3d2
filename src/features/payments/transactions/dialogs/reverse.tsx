import transactions from '../../../../../schemas/resources/payments/transactions.ts';
import { CommandDialog } from '../../../../generate/actions/CommandDialog.tsx';
import type { ActionDialogProps } from '../../../../generate/actions/dialogs.ts';
import { type BookedRow, ReversedPayment } from '../reverse/ReversedPayment.tsx';

/** Reverses a payment, and says what of it: amount, day, client and invoices. */
export default function ReverseDialog({ record, onClose }: ActionDialogProps<BookedRow>) {
  return (
    <CommandDialog
      resource={transactions}
      name="reverse"
      record={record}
      about={<ReversedPayment of={record} />}
      onClose={onClose}
    />
  );
}
