import Typography from '@mui/material/Typography';
import { useGetOne, type RaRecord } from 'react-admin';
import type { Account } from '../../../../../schemas/resources/payments/accounts.ts';
import accounts from '../../../../../schemas/resources/payments/accounts.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { useMay } from '../../../../access/useMay.ts';
import { ShowField } from '../../../../generate/show/ShowField.tsx';
import { useTitle } from '../../../../generate/useRecordName.ts';
import { DialogFrame } from '../../../../shell/dialog/DialogFrame.tsx';
import { Facts } from '../../../../shell/dialog/Facts.tsx';
import { QueryResult } from '../../../../shell/feedback/QueryResult.tsx';
import { bookingsOf, type InvoiceDialogProps, paymentOf } from '../actions/dialogProps.ts';
import { Bookings } from '../actions/payments/Bookings.tsx';
import { accountFacts, paymentFacts } from '../actions/payments/paymentFacts.ts';
import { useReader } from '../actions/payments/useReader.ts';

/** The payment details of an issued invoice: what is expected, where it is paid to, and what is booked so far. */
export default function PaymentDetailsDialog({ record: invoice, onClose }: InvoiceDialogProps) {
  const reader = useReader();
  const title = useTitle(invoices, invoice);
  const mayShowAccount = useMay(accounts.name, 'show');
  const payment = paymentOf(invoice);
  const bookings = bookingsOf(invoice);
  const { account_uuid: account } = invoice;
  return (
    <DialogFrame
      title={reader.translate('resources.invoices.actions.paymentDetails.name')}
      subtitle={title}
      size="sm"
      readOnly
      onClose={onClose}
    >
      {payment && <Facts facts={[...paymentFacts(payment, reader), ...accountFacts(payment, reader)]} />}
      {account && mayShowAccount && <AccountFields uuid={account} />}
      {bookings.length > 0 && (
        <>
          <Typography component="h2" variant="h5" sx={{ mt: 2 }}>
            {reader.translate('invoiceActions.receipt.title')}
          </Typography>
          <Bookings of={bookings} />
        </>
      )}
    </DialogFrame>
  );
}

const paths = ['fields', 'details'] as const;

/** The fields of an account, as its type defines them, and its other details, without secrets. */
function AccountFields({ uuid }: { readonly uuid: string }) {
  const query = useGetOne<Account & RaRecord<string>>(accounts.name, { id: uuid }, { retry: false });
  return (
    <QueryResult query={query} height={96}>
      {({ fields = [], ...account }) => {
        const record = { ...account, fields: fields.filter(({ type }) => type !== 'secret') };
        return paths
          .filter((path) => record[path]?.length)
          .map((path) => <ShowField key={path} resource={accounts} path={path} record={record} isAlone={false} />);
      }}
    </QueryResult>
  );
}
