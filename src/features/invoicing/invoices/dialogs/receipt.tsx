import Typography from '@mui/material/Typography';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { useTitle } from '../../../../generate/useRecordName.ts';
import { DialogFrame } from '../../../../shell/dialog/DialogFrame.tsx';
import { Facts } from '../../../../shell/dialog/Facts.tsx';
import { bookingsOf, type InvoiceDialogProps } from '../actions/dialogProps.ts';
import { Bookings } from '../actions/payments/Bookings.tsx';
import { accountFacts } from '../actions/payments/paymentFacts.ts';
import { useReader } from '../actions/payments/useReader.ts';

/** The receipt data of a paid invoice: all that is booked on it (specification §4). */
export default function ReceiptDialog({ record: invoice, onClose }: InvoiceDialogProps) {
  const reader = useReader();
  const title = useTitle(invoices, invoice);
  const bookings = bookingsOf(invoice);
  const [last] = bookings;
  return (
    <DialogFrame
      title={reader.translate('invoiceActions.receipt.title')}
      subtitle={title}
      size="sm"
      readOnly
      onClose={onClose}
    >
      {last ? (
        <>
          <Facts facts={accountFacts(last, reader)} />
          <Bookings of={bookings} />
        </>
      ) : (
        <Typography color="textSecondary">{reader.translate('invoiceActions.receipt.none')}</Typography>
      )}
    </DialogFrame>
  );
}
