import { AccountCell as Account } from '../../../documents/cells/AccountCell.tsx';
import { type ListedInvoice, paymentOf } from '../actions/dialogProps.ts';

export const width = 128;
export const inFile = ['transactions.0.account.name'];

/** The account the payment goes to, over its gateway; a dash where none was chosen. */
export default function AccountCell({ record }: { readonly record: ListedInvoice }) {
  return <Account account={paymentOf(record)?.account} />;
}
